import { mkdirSync, rmSync } from "node:fs"

import { runArea } from "./area.ts"
import { buildStep, harness, ladle, product } from "./builds.ts"
import { checks } from "./checks.ts"
import { ensureChromium, getShell } from "./chromium.ts"
import { coverage, describeCoverage, isSound } from "./coverage.ts"
import { failedWith, lane, lanes, passed, sum, type Outcome, type Step } from "./step.ts"
import { resultsFolder, vitestStep } from "./vitestStep.ts"

const chromium: Step = {
  name: "Chromium",
  run: async () => {
    ensureChromium()
    getShell()
    return passed
  },
}

const builds = [product, harness, ladle].map(buildStep)

const requirements: Step = {
  name: "requirement report",
  run: async () => {
    const report = coverage()
    console.log(describeCoverage(report))
    const wrong = [...report.unknown, ...report.misplaced.map(({ id }) => id)]
    return isSound(report) ? passed : failedWith(`Unknown or misplaced rows: ${wrong.join(", ")}`)
  },
}

/** Tests of build output are skipped without a build. */
const afterBuilds = (built: boolean, step: Step): Step =>
  built ? step : { ...step, run: async () => failedWith("Not run: a build failed.") }

/** Files of an earlier run must not count as output of this one. */
const clear = (): void => {
  for (const folder of ["dist", "dist-harness", "dist-ladle", resultsFolder]) {
    rmSync(folder, { recursive: true, force: true })
  }
  mkdirSync(resultsFolder)
}

const runAll = async (): Promise<Outcome> => {
  clear()
  const early = await lanes(checks, [chromium, ...builds])
  const built = early.slice(-builds.length).every(({ failed }) => failed === 0)
  const late = await lane([
    vitestStep({ projects: ["unit", "browser"] }),
    afterBuilds(built, vitestStep({ projects: ["dist"] })),
    afterBuilds(built, vitestStep({ projects: ["e2e"] })),
    requirements,
  ])
  return sum([...early, ...late])
}

const [area] = process.argv.slice(2)
const total = area === undefined ? await runAll() : await runArea(area)
if (total.output !== "") console.error(total.output)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
