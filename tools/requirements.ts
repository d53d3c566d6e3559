import { existsSync } from "node:fs"

import { coverage, describeCoverage } from "./coverage.ts"
import { resultsFolder } from "./vitestStep.ts"

if (!existsSync(resultsFolder)) console.log("There are no results yet: npm test leaves them.")
const report = coverage()
for (const { id, statement } of report.open) console.log(`${id}\t${statement}`)
for (const id of report.unknown) console.error(`A test names ${id}, which is no row.`)
console.log(describeCoverage(report))
process.exitCode = report.unknown.length === 0 ? 0 : 1
