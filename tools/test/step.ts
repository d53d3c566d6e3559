import { spawn } from "node:child_process"
import { delimiter, join } from "node:path"

/** The outcome of a step of `npm test` or `npm run check`. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Printed after a failure. */
  readonly output: string
  /** Processor time of its commands, in seconds. */
  readonly processor?: number
}

export interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

export interface Ran {
  readonly code: number
  readonly output: string
  readonly processor: number
}

/** Runs the command of its arguments, then writes the shell's table of used processor time to a pipe. */
const timed = '"$@"; code=$?; times >&3; exit $code'

/** Seconds of user and system time of the shell's children, which the last line of `times` contains: `1m2.5s 0m3.1s`. */
const processorOf = (table: string): number =>
  [...(table.trim().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  )

/** Runs a command of this project's packages with their Node version. */
export const command = (line: string): Promise<Ran> =>
  new Promise((done) => {
    const { FORCE_COLOR: _, ...inherited } = process.env
    const PATH = [join(process.cwd(), "node_modules/.bin"), process.env.PATH].join(delimiter)
    const env = { ...inherited, PATH, NO_COLOR: "1" }
    const child = spawn("sh", ["-c", timed, "sh", ...line.split(" ")], {
      env,
      stdio: ["ignore", "pipe", "pipe", "pipe"],
    })
    const chunks: Array<Buffer> = []
    let table = ""
    child.stdio[3]?.on("data", (chunk: Buffer) => (table += chunk.toString()))
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => chunks.push(chunk))
    child.on("error", (error) => chunks.push(Buffer.from(String(error))))
    child.on("close", (code) =>
      done({ code: code ?? 1, output: Buffer.concat(chunks).toString(), processor: processorOf(table) }),
    )
  })

/** A step that counts as one test: the command's exit code decides. */
export const once = (name: string, line: string): Step => ({
  name,
  run: async () => {
    const { code, output, processor } = await command(line)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, processor }
  },
})

export const passed: Outcome = { passed: 1, failed: 0, output: "" }

export const failedWith = (output: string): Outcome => ({ passed: 0, failed: 1, output })

export const sum = (outcomes: ReadonlyArray<Outcome>): Outcome =>
  outcomes.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed, output: "" }),
    { passed: 0, failed: 0, output: "" },
  )

/** Number of printed lines of a failed step; the last ones matter most. */
const shownLines = 150

/** What each step of this run took, in seconds. */
export const taken: Array<{ readonly name: string; readonly wall: number; readonly processor: number }> = []

const report = (
  name: string,
  { passed: good, failed, output, processor = 0 }: Outcome,
  since: number,
): void => {
  const wall = (performance.now() - since) / 1000
  taken.push({ name, wall, processor })
  const mark = failed === 0 ? "✓" : "✗"
  const counts = good + failed > 1 ? `, ${good} passed, ${failed} failed` : ""
  console.log(`${mark} ${name} (${wall.toFixed(1)} s, processor ${processor.toFixed(0)} s${counts})`)
  if (failed > 0) console.log(output.trimEnd().split("\n").slice(-shownLines).join("\n"))
}

/** Runs steps one after the other and prints each result. */
export const lane = async (steps: ReadonlyArray<Step>): Promise<ReadonlyArray<Outcome>> => {
  const outcomes: Array<Outcome> = []
  for (const { name, run } of steps) {
    const since = performance.now()
    const outcome = await run().catch((error: unknown) => failedWith(String(error)))
    report(name, outcome, since)
    outcomes.push(outcome)
  }
  return outcomes
}

/** Runs lanes in parallel. */
export const lanes = async (...all: ReadonlyArray<ReadonlyArray<Step>>): Promise<ReadonlyArray<Outcome>> =>
  (await Promise.all(all.map(lane))).flat()
