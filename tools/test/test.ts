import { globSync, readFileSync, rmSync } from "node:fs"
import { join, relative } from "node:path"
import { parseArgs } from "node:util"

import { areas } from "#tests/architecture/areas.ts"

import { printCoverage } from "./coverage.ts"
import { ensureChromium, ensureHeadlessShell, nginxForTests } from "./programs.ts"
import { failedFolder, readReport, readReports, resultsFolder } from "./results.ts"
import { command, step, total, verdict, vitest } from "./step.ts"

/** The folder for results of partial runs, separate from the results of `npm test` for the requirement report. */
const partFolder = ".results/part"

/** Maximum number of end-to-end cases other than stories. At the limit, a new case must replace an old case. */
const mostEndToEnd = 220

/** Deletes folders, so that files of an earlier run do not count as output of this run. */
const clear = (folders: ReadonlyArray<string>): void => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** Prints the slowest test files of a run, and the tests that passed at their second attempt. */
const printTimes = (folder: string): void => {
  const files = readReports(folder)
  const times = files.map(({ name, startTime, endTime }) => [(endTime - startTime) / 1000, name] as const)
  console.log("The ten slowest files, in seconds:")
  for (const [seconds, name] of times.toSorted(([one], [other]) => other - one).slice(0, 10))
    console.log(`  ${seconds.toFixed(1)}  ${relative(".", name)}`)
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  for (const { status, failureMessages, fullName } of tests)
    if (status === "passed" && failureMessages?.length)
      console.log(`Passed at its second attempt: ${fullName}`)
}

/** Runs the static checks of the source. */
const runChecks = async (): Promise<void> => {
  await command("types", "tsc --noEmit")
  await command("pure types", "tsc --noEmit -p tsconfig.pure.json")
  await command("lint", "oxlint --type-aware")
  await command("unused code", "knip --production")
  await command("format", "prettier --check --log-level warn --cache --cache-strategy content .")
}

const buildProduct = () => command("build of the product", "vite build --logLevel warn")
const buildHarness = () => command("build of the harness", "vite build --mode harness --logLevel warn")
const buildLadle = () => command("build of Ladle", "ladle build --outDir dist-ladle")

const findChromium = () =>
  step("Chromium", async () => {
    ensureChromium()
    ensureHeadlessShell()
    return verdict(true, "")
  })

const check = () => Promise.all([runChecks(), vitest({ projects: ["unit"], folder: partFolder })])

/** Runs the end-to-end tests of an area, after the builds that these tests need. */
const testEndToEnd = async (area: string): Promise<void> => {
  const folder = `tests/e2e/${area}/`
  const texts = globSync(`${folder}**/*.spec.ts`).map((file) => readFileSync(file, "utf8"))
  if (texts.length === 0) return
  if (process.env["PRODUCT_DIST"] === undefined) await buildProduct()
  const needsHarness = texts.some((text) => text.includes("useHarness"))
  if (needsHarness && process.env["HARNESS_DIST"] === undefined) await buildHarness()
  await vitest({ projects: ["e2e"], files: [folder], folder: partFolder })
}

/** Runs the tests in folders and files with the area's name, and the tests of all state machines, which have no areas. */
const testArea = async (area: string): Promise<void> => {
  clear([partFolder, failedFolder, ".results/attachments"])
  await findChromium()
  const files = [`/${area}`, "tests/machines"]
  const near = vitest({ projects: ["unit", "pages", "browser", "layout"], files, folder: partFolder })
  await Promise.all([near, testEndToEnd(area)])
  printTimes(partFolder)
}

/** The tests that `npm run test:all` runs in addition to `npm test`. */
const testRest = async (): Promise<void> => {
  const hasNginx = nginxForTests() !== undefined
  await vitest({ projects: ["layout", "money", "stories"], folder: resultsFolder })
  await vitest({ projects: ["e2e"], folder: resultsFolder })
  const files = readReport(join(resultsFolder, "e2e.json")).filter(({ name }) => !name.includes("/stories/"))
  const cases = files.flatMap(({ assertionResults }) => assertionResults)
  if (!hasNginx)
    for (const { status, fullName } of cases)
      if (status === "skipped") console.log(`not run: no nginx: ${fullName}`)
  await step(`at most ${mostEndToEnd} end-to-end cases`, async () =>
    verdict(cases.length <= mostEndToEnd, `There are ${cases.length}.`),
  )
  await step("requirement report", async () => verdict(printCoverage(), ""))
}

const testProduct = async (isWhole: boolean): Promise<void> => {
  clear([".results", "dist", "dist-harness", "dist-ladle"])
  const build = async (): Promise<void> => {
    await findChromium()
    await buildProduct()
    await buildHarness()
    if (isWhole) await buildLadle()
  }
  await Promise.all([runChecks(), build()])
  await vitest({ projects: ["unit", "pages", "browser"], folder: resultsFolder })
  await vitest({ projects: ["dist"], folder: resultsFolder })
  if (isWhole) await testRest()
  // Runs one journey for each kind of player, and one journey in the harness.
  else await vitest({ projects: ["e2e"], files: ["tests/e2e/journeys"], folder: resultsFolder })
  printTimes(resultsFolder)
}

/** Sets the clock of the tests: `--at 2027-03-28T01:30` in the time zone of `--zone`, by default UTC. */
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
  options: {
    all: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    at: { type: "string" },
    zone: { type: "string" },
  },
})
const [area] = positionals
if (area !== undefined && !areas.includes(area)) {
  console.error(`No area is called ${area}: ${areas.toSorted().join(", ")}`)
  process.exit(2)
}
setClock(values.at, values.zone)
if (values.check) await check()
else if (area !== undefined) await testArea(area)
else await testProduct(values.all)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
