import { type Check, notRun, type Outcome, type Scene } from "./check.ts"
import { NoToken, WrongPassword } from "./testSession.ts"

export interface CheckResult extends Outcome {
  readonly check: Check
}

export interface RunOptions {
  /** Runs the checks that change data too. */
  readonly changes: boolean
  /** The ids of the checks to run; empty for all. */
  readonly only: ReadonlyArray<string>
}

/** Runs checks one after another. Throws `WrongPassword`. */
export const runChecks = async (
  checks: ReadonlyArray<Check>,
  scene: Scene,
  { changes, only }: RunOptions,
): Promise<ReadonlyArray<CheckResult>> => {
  const results: Array<CheckResult> = []
  for (const check of checks) {
    if (only.length > 0 && !only.includes(check.id)) continue
    const isAllowed = check.changes === undefined || changes
    const outcome = isAllowed
      ? await attempt(check, scene)
      : notRun("It changes data: it runs with --changes.")
    results.push({ check, ...outcome })
  }
  return results
}

const attempt = async (check: Check, scene: Scene): Promise<Outcome> => {
  try {
    return await check.run(scene)
  } catch (error) {
    if (error instanceof WrongPassword) throw error
    if (error instanceof NoToken) return notRun(`No session: ${error.message}.`)
    throw error
  }
}
