import { readFileSync, writeFileSync } from "node:fs"

import { format, resolveConfig } from "prettier"

import { optionsAndSwitches } from "#tools/options.ts"

import { withFields } from "./fields.ts"
import { runPlanted, withFaults } from "./simulatedRun.ts"
import { contractPage, writeContract } from "./writeContract.ts"

const { values, on } = optionsAndSwitches(["diff"], ["faults"])

const { lines, code } = await writeContract("dist-contract", values["diff"])
if (code !== 2) writeFileSync(contractPage, withFields(readFileSync(contractPage, "utf8")))
if (on.has("faults")) {
  const page = "docs/conformance.md"
  const text = withFaults(readFileSync(page, "utf8"), await runPlanted())
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }))
}
console.log(lines.join("\n"))
process.exit(code)
