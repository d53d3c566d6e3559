import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { Result, Schema } from "effect"

import type { Recording } from "#harness/recorder/Recording.ts"
import { testSource } from "#harness/recorder/testSource.ts"
import { ensureChromium } from "#tools/test/chromium.ts"

const Failure = Schema.Struct({ message: Schema.optionalKey(Schema.String) })
const Ran = Schema.Struct({
  status: Schema.String,
  errors: Schema.Array(Failure),
  steps: Schema.optionalKey(
    Schema.Array(Schema.Struct({ title: Schema.String, error: Schema.optionalKey(Failure) })),
  ),
})
/** The part of Playwright's JSON report that this reads. */
const Report = Schema.fromJsonString(
  Schema.Struct({
    errors: Schema.Array(Failure),
    suites: Schema.Array(
      Schema.Struct({
        specs: Schema.Array(
          Schema.Struct({ tests: Schema.Array(Schema.Struct({ results: Schema.Array(Ran) })) }),
        ),
      }),
    ),
  }),
)
const decode = Schema.decodeUnknownResult(Report)

/** Colours of a terminal. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g")

const firstLine = (text = ""): string => text.replace(colours, "").split("\n")[0] ?? ""

/** The step that failed, and why. */
const failureOf = ({ steps = [], errors }: typeof Ran.Type): string => {
  const failed = steps.find(({ error }) => error !== undefined)
  const why = firstLine((failed?.error ?? errors[0])?.message)
  return failed === undefined ? `Failed: ${why}` : `Failed at the step '${failed.title}': ${why}`
}

/** The outcome of a report in words: `passed`, or the step that failed, and why. */
export const outcomeOf = (text: string): string => {
  const { errors, suites } = Result.getOrElse(decode(text), () => ({ errors: [], suites: [] }))
  const [result] = suites.flatMap(({ specs }) => specs.flatMap(({ tests }) => tests[0]?.results ?? []))
  if (result === undefined) return `The test did not run: ${firstLine(errors[0]?.message)}`
  return result.status === "passed" ? "passed" : failureOf(result)
}

const config = `export default {
  testDir: ".",
  outputDir: "evidence",
  reporter: [["json", { outputFile: "report.json" }]],
  use: { trace: "on", screenshot: "on" },
}
`

/**
 * Runs the exported test of a recording on a served lobby, headless. Leaves test, report, trace and picture in a folder
 * inside the project. Resolves to the outcome in words.
 */
export const replayRecording = async (recording: Recording, url: string, folder: string): Promise<string> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "recording.spec.ts"), testSource(recording))
  writeFileSync(join(folder, "playwright.config.mjs"), config)
  const command = [resolve("node_modules/playwright/cli.js"), "test", "--config", folder]
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), LOBBY_URL: url }
  const child = spawn(process.execPath, command, { env, stdio: ["ignore", "ignore", "inherit"] })
  await new Promise((ended, failed) => child.on("exit", ended).on("error", failed))
  return outcomeOf(readFileSync(join(folder, "report.json"), "utf8"))
}
