import { readFileSync, writeFileSync } from "node:fs"

import { optionsAndSwitches } from "#tools/options.ts"

import { withFields } from "./fields.ts"
import { runPlanted, withFaults } from "./simulated.ts"
import { contractPage, writeContract } from "./writeContract.ts"

const { values, on } = optionsAndSwitches(["diff"], ["faults"])

const { lines, code } = await writeContract("dist-contract", values["diff"])
if (code !== 2) writeFileSync(contractPage, withFields(readFileSync(contractPage, "utf8")))
if (on.has("faults")) {
  const page = "docs/conformance.md"
  writeFileSync(page, withFaults(readFileSync(page, "utf8"), await runPlanted()))
}
console.log(lines.join("\n"))
process.exit(code)
