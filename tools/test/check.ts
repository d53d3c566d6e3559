import { checks } from "./checks.ts"
import { lanes, once, sum } from "./step.ts"

const { passed, failed } = sum(
  await lanes(checks, [once("unit and architecture tests", "vitest run --project unit")]),
)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
