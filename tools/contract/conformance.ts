import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { printable } from "#tools/printable.ts"

import { checks } from "./checks/all.ts"
import { type Clock, makeClient, type Send } from "./client.ts"
import { asHtml, asText, hiding, reportOf } from "./report.ts"
import { type RunOptions, runChecks } from "./runChecks.ts"
import { type Account, makeTestSession, WrongPassword } from "./testSession.ts"
import { contractVersion } from "./version.ts"

export interface Conformance extends Account, RunOptions {
  /** The gateway's origin. */
  readonly gateway: string
  /** The ids of the checks that are known to fail. */
  readonly known: ReadonlyArray<string>
  /** The folder of the report. */
  readonly out: string
}

export interface Environment {
  readonly send: Send
  readonly clock: Clock
  readonly print: (line: string) => void
}

/** Checks a gateway, and writes the report. Returns the exit code. */
export const conformance = async (
  options: Conformance,
  { send, clock, print }: Environment,
): Promise<0 | 1 | 2> => {
  const { gateway, account, out, changes, only, known } = options
  for (const check of checks)
    if (check.changes !== undefined && changes && (only.length === 0 || only.includes(check.id)))
      print(`${check.id} ${check.changes}`)
  const session = makeTestSession(makeClient(gateway, send, clock), options)
  try {
    const results = await runChecks(checks, session, options)
    const run = { gateway, account, contract: contractVersion, at: new Date().toISOString(), known }
    const report = reportOf(run, results, hiding(session.secrets()))
    mkdirSync(out, { recursive: true })
    writeFileSync(join(out, "conformance.txt"), `${asText(report)}\n`)
    writeFileSync(join(out, "conformance.json"), `${JSON.stringify(report, null, 2)}\n`)
    writeFileSync(join(out, "conformance.html"), asHtml(report))
    print(`${asText(report)}\nThe report: ${join(out, "conformance.html")}`)
    return results.some(({ check, state }) => state === "failed" && !known.includes(check.id)) ? 1 : 0
  } catch (error) {
    if (!(error instanceof WrongPassword)) throw error
    print(
      `The gateway refused the login of ${account}: ${printable(hiding(session.secrets())(error.message))}`,
    )
    return 2
  }
}
