import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"

import { runArea } from "./area.ts"
import { buildStep, harness, ladle, product } from "./builds.ts"
import { checks } from "./checks.ts"
import { ensureChromium, getShell } from "./chromium.ts"
import { coverage, describeCoverage, isSound } from "./coverage.ts"
import { failedWith, lane, lanes, passed, sum, taken, type Outcome, type Step } from "./step.ts"
import { describeTimes } from "./times.ts"
import { passedLate, readReport, resultsFolder, slowestFiles, vitestStep } from "./vitestStep.ts"

const chromium: Step = {
  name: "Chromium",
  run: async () => {
    ensureChromium()
    getShell()
    return passed
  },
}

const requirements: Step = {
  name: "requirement report",
  run: async () => {
    const report = coverage()
    console.log(describeCoverage(report))
    const wrong = [...report.unknown, ...report.misplaced.map(({ id }) => id)]
    return isSound(report) ? passed : failedWith(`Unknown or misplaced rows: ${wrong.join(", ")}`)
  },
}

/** The most end-to-end cases besides stories; a new one replaces an old one. */
const mostEndToEnd = 220

const endToEndCases: Step = {
  name: `at most ${mostEndToEnd} end-to-end cases`,
  run: async () => {
    const { testResults } = readReport(join(resultsFolder, "e2e.json"))
    const files = testResults.filter(({ name }) => !name.includes("/e2e/stories/"))
    const count = files.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0)
    return count <= mostEndToEnd ? passed : failedWith(`There are ${count}.`)
  },
}

/** One journey for each kind of player, and one in the harness. */
const journeys = vitestStep({ projects: ["e2e"], files: ["tests/e2e/journeys"] })

/** The steps that `npm run test:all` has beyond `npm test`. */
const rest: ReadonlyArray<Step> = [
  vitestStep({ projects: ["layout", "money", "stories"] }),
  vitestStep({ projects: ["e2e"] }),
  endToEndCases,
  requirements,
]

/** Files of an earlier run must not count as output of this one. */
const clear = (): void => {
  for (const folder of ["dist", "dist-harness", "dist-ladle", resultsFolder]) {
    rmSync(folder, { recursive: true, force: true })
  }
  mkdirSync(resultsFolder)
}

const runAll = async (isWhole: boolean): Promise<Outcome> => {
  clear()
  const builds = [product, harness, ...(isWhole ? [ladle] : [])].map(buildStep)
  const early = await lanes(checks, [chromium, ...builds])
  const tests = [
    vitestStep({ projects: ["unit", "pages", "browser"] }),
    vitestStep({ projects: ["dist"] }),
    ...(isWhole ? rest : [journeys]),
  ]
  return sum([...early, ...(await lane(tests))])
}

/** The clock of the tests: `--at 2027-03-28T01:30` in the time zone of `--zone`, which is UTC by default. */
const setClock = (at: string | undefined, zone = "UTC"): void => {
  process.env["TZ"] = zone
  process.env["TESTS_ZONE"] = zone
  if (at === undefined) return
  const start = new Date(at).getTime()
  if (Number.isNaN(start)) throw new Error(`--at is no time: ${at}`)
  process.env["TESTS_AT"] = String(start)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean" }, at: { type: "string" }, zone: { type: "string" } },
})
setClock(values.at, values.zone)
const [area] = positionals
const total = area === undefined ? await runAll(values.all === true) : await runArea(area)
if (total.output !== "") console.error(total.output)
if (area === undefined)
  console.log(describeTimes(taken, slowestFiles(resultsFolder, 10), passedLate(resultsFolder)))
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
