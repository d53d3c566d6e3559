import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { calls } from "./calls.ts"
import { checks } from "./checks/all.ts"
import { type Clock, makeClient } from "./client.ts"
import type { ConformOptions } from "./conformOptions.ts"
import { contractOf } from "./document.ts"
import type { Carry } from "./exchange.ts"
import { readPage } from "./page.ts"
import { asHtml, asText, reportOf } from "./report.ts"
import { type CheckResult, runChecks } from "./runChecks.ts"
import { validator } from "./validate.ts"
import { makeVisit, WrongPassword } from "./testSession.ts"

export interface Conformance extends ConformOptions {
  readonly password: string
  readonly merchant?: string | undefined
  readonly changes: boolean
  /** The folder of the report. */
  readonly out: string
}

export interface Surroundings {
  readonly carry: Carry
  readonly clock: Clock
  readonly print: (line: string) => void
}

/** What the checks that run change. */
export const announced = ({ only, changes }: Pick<Conformance, "only" | "changes">): ReadonlyArray<string> =>
  checks.flatMap((check) =>
    check.changes !== undefined && changes && (only.length === 0 || only.includes(check.id))
      ? [`${check.id} ${check.changes}`]
      : [],
  )

/** Checks a gateway, and writes the report. Returns the exit code. */
export const conformance = async (
  options: Conformance,
  { carry, clock, print }: Surroundings,
): Promise<0 | 1 | 2> => {
  for (const line of announced(options)) print(line)
  const { gateway, account, out } = options
  const page = readPage(readFileSync("docs/gateway.md", "utf8"))
  const visit = makeVisit(makeClient(carry, clock), options, Date.now)
  const scene = { visit, validate: validator(contractOf(page, calls)) }
  let results: ReadonlyArray<CheckResult>
  try {
    results = await runChecks(checks, scene, options)
  } catch (error) {
    if (!(error instanceof WrongPassword)) throw error
    print(`The gateway refused the login of ${account}: ${error.message}`)
    return 2
  }
  const about = { gateway, account, contract: page.version, at: new Date().toISOString() }
  const report = reportOf(about, results)
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, "conformance.txt"), `${asText(report)}\n`)
  writeFileSync(join(out, "conformance.json"), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(out, "conformance.html"), asHtml(report))
  print(`${asText(report)}\nThe report: ${join(out, "conformance.html")}`)
  return report.counts.failed > 0 ? 1 : 0
}
