import { printCoverage } from "./coverage.ts"

process.exitCode = printCoverage() ? 0 : 1
