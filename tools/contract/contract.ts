import { options } from "#tools/options.ts"

import { writeContract } from "./writeContract.ts"

const { diff } = options("diff")

const { lines, code } = await writeContract("dist-contract", diff)
console.log(lines.join("\n"))
process.exit(code)
