import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"

import { areas } from "#tests/architecture/areas.ts"

import { type Build, buildStep, harness, isRequested, product } from "./builds.ts"
import { ensureChromium } from "./chromium.ts"
import { attachmentsFolder, failedFolder } from "./evidence.ts"
import { failedWith, lane, type Outcome, sum } from "./step.ts"
import { resultsFolder, vitestStep } from "./vitestStep.ts"

/** Apart from the results of `npm test`, which the requirement report reads. */
const areaFolder = join(resultsFolder, "area")

export interface AreaFiles {
  /** Files of the projects without a build. */
  readonly inProcess: ReadonlyArray<string>
  readonly e2e: ReadonlyArray<string>
}

/** The state machines that files import, among those of a pattern. */
const machinesIn = (root: string, pattern: string): ReadonlyArray<readonly [file: string, machine: string]> =>
  globSync(pattern, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/"(#machines\/[\w/]+\.ts)"/g)].map(
      ([, machine = ""]) => [file, machine] as const,
    ),
  )

/** The tests of the state machines that the area's source imports: machines have no folders of areas. */
const machineTests = (area: string, root: string): ReadonlyArray<string> => {
  const used = new Set(machinesIn(root, `src/*/${area}/**/*.{ts,tsx}`).map(([, machine]) => machine))
  const found = machinesIn(root, "tests/machines/*.test.ts").filter(([, machine]) => used.has(machine))
  return found.map(([file]) => file)
}

/**
 * The test files in folders of the area's name, those whose own name begins with it, and those of the state machines
 * that its source imports.
 */
export const filesOf = (area: string, root = "."): AreaFiles => {
  const kinds = "*.{test,spec}.{ts,tsx}"
  const named = globSync([`tests/*/${area}/**/${kinds}`, `tests/*/${area}${kinds}`], { cwd: root })
  const found = [...new Set([...named, ...machineTests(area, root)])]
  const files = found.map((file) => file.replaceAll("\\", "/")).sort()
  return {
    inProcess: files.filter((file) => !file.startsWith("tests/e2e/")),
    e2e: files.filter((file) => file.startsWith("tests/e2e/")),
  }
}

/** The builds that end-to-end files open. */
export const buildsFor = (files: ReadonlyArray<string>): ReadonlyArray<Build> => {
  const texts = files.map((file) => readFileSync(file, "utf8"))
  const isOfHarness = (text: string): boolean => text.includes("useHarness")
  return [
    ...(texts.some((text) => !isOfHarness(text) || text.includes("startProduct")) ? [product] : []),
    ...(texts.some(isOfHarness) ? [harness] : []),
  ]
}

const runEndToEnd = async (files: ReadonlyArray<string>): Promise<ReadonlyArray<Outcome>> => {
  if (files.length === 0) return []
  const built = await lane(buildsFor(files).filter(isRequested).map(buildStep))
  if (sum(built).failed > 0) return built
  return [...built, ...(await lane([vitestStep({ projects: ["e2e"], files, folder: areaFolder })]))]
}

/** Runs the tests of one area, with the builds that they need. */
export const runArea = async (area: string): Promise<Outcome> => {
  if (!areas.includes(area)) {
    return failedWith(`No area is called ${area}: ${[...areas].sort().join(", ")}`)
  }
  for (const folder of [areaFolder, failedFolder, attachmentsFolder])
    rmSync(folder, { recursive: true, force: true })
  mkdirSync(areaFolder, { recursive: true })
  ensureChromium()
  const { inProcess, e2e } = filesOf(area)
  const near = vitestStep({
    projects: ["unit", "pages", "browser", "layout"],
    files: inProcess,
    folder: areaFolder,
  })
  const outcomes = await Promise.all([lane([near]), runEndToEnd(e2e)])
  return sum(outcomes.flat())
}
