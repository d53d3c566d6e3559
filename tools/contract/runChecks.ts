import type { Check, Finding } from "./check.ts"
import { NotRun } from "./NotRun.ts"
import type { TestSession } from "./testSession.ts"

export const states = ["passed", "failed", "warning", "not run"] as const
export type State = (typeof states)[number]

export interface CheckResult {
  readonly check: Check
  readonly state: State
  /** The reason why the check did not run. */
  readonly reason?: string
  readonly findings: ReadonlyArray<Finding>
}

export interface RunOptions {
  /** Whether to run checks that change data too. */
  readonly changes: boolean
  /** The ids of the checks to run; empty for all. */
  readonly only: ReadonlyArray<string>
}

/** Runs checks one after another. Throws `WrongPassword`. */
export const runChecks = async (
  checks: ReadonlyArray<Check>,
  session: TestSession,
  { changes, only }: RunOptions,
): Promise<ReadonlyArray<CheckResult>> => {
  const results: Array<CheckResult> = []
  for (const check of checks)
    if (only.length === 0 || only.includes(check.id)) results.push(await run(check, session, changes))
  return results
}

const stateOf = (findings: ReadonlyArray<Finding>): State => {
  if (findings.length === 0) return "passed"
  return findings.every(({ isWarning = false }) => isWarning) ? "warning" : "failed"
}

const run = async (check: Check, session: TestSession, changes: boolean): Promise<CheckResult> => {
  try {
    if (check.changes !== undefined && !changes) throw new NotRun("It changes data: it runs with --changes.")
    const findings = await check.find(session)
    return { check, findings, state: stateOf(findings) }
  } catch (error) {
    if (!(error instanceof NotRun)) throw error
    return { check, findings: [], state: "not run", reason: error.message }
  }
}
