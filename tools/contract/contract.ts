import { readFileSync, writeFileSync } from "node:fs"

import { options } from "#tools/options.ts"

import { withFields } from "./fields.ts"
import { contractPage, writeContract } from "./writeContract.ts"

const { diff } = options("diff")

writeFileSync(contractPage, withFields(readFileSync(contractPage, "utf8")))
const { lines, code } = await writeContract("dist-contract", diff)
console.log(lines.join("\n"))
process.exit(code)
