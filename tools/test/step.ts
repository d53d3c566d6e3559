import { spawn } from "node:child_process"
import { delimiter, join } from "node:path"

/** The outcome of a step of `npm test` or `npm run check`. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Printed after a failure. */
  readonly output: string
}

export interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

export interface Ran {
  readonly code: number
  readonly output: string
}

/** Runs a command of this project's packages with their Node version. */
export const command = (line: string): Promise<Ran> =>
  new Promise((done) => {
    const [name = "", ...rest] = line.split(" ")
    const { FORCE_COLOR: _, ...inherited } = process.env
    const PATH = [join(process.cwd(), "node_modules/.bin"), process.env.PATH].join(delimiter)
    const env = { ...inherited, PATH, NO_COLOR: "1" }
    const child = spawn(name, rest, { env, stdio: ["ignore", "pipe", "pipe"] })
    const chunks: Array<Buffer> = []
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk))
    child.on("error", (error) => chunks.push(Buffer.from(String(error))))
    child.on("close", (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })

/** A step that counts as one test: the command's exit code decides. */
export const once = (name: string, line: string): Step => ({
  name,
  run: async () => {
    const { code, output } = await command(line)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
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

const report = (name: string, { passed: good, failed, output }: Outcome, since: number): void => {
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  const mark = failed === 0 ? "✓" : "✗"
  const counts = good + failed > 1 ? `, ${good} passed, ${failed} failed` : ""
  console.log(`${mark} ${name} (${seconds} s${counts})`)
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
