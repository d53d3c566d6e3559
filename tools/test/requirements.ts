import { existsSync } from "node:fs"

import { coverage, describeCoverage, isSound, provingFolders } from "./coverage.ts"
import { resultsFolder } from "./vitestStep.ts"

if (!existsSync(resultsFolder)) console.log("No results yet: run npm test first.")
const report = coverage()
for (const { id, statement } of report.open) console.log(`${id}\t${statement}`)
for (const id of report.unknown) console.error(`A test names ${id}, which is not a row.`)
for (const { id, level } of report.misplaced)
  console.error(`${id} is a ${level} row: a test in ${provingFolders[level].join(", ")} must prove it.`)
console.log(describeCoverage(report))
process.exitCode = isSound(report) ? 0 : 1
