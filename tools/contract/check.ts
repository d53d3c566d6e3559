import type { Exchange } from "./client.ts"
import type { Validate } from "./validate.ts"
import type { Visit } from "./testSession.ts"

export type State = "passed" | "failed" | "warning" | "not run"

/** One place where a gateway breaks a rule, and the exchange that shows it. */
export interface Finding {
  readonly what: string
  readonly exchange?: Exchange | undefined
}

export interface Outcome {
  readonly state: State
  /** What was seen; for a check that did not run, why. */
  readonly reason: string
  readonly findings: ReadonlyArray<Finding>
}

export interface Scene {
  readonly visit: Visit
  /** Validates values by the contract. */
  readonly validate: Validate
}

export interface Check {
  /** For `--only`. */
  readonly id: string
  /** The section of `docs/gateway.md`. */
  readonly rule: string
  readonly title: string
  /** What a player sees when a gateway breaks the rule. */
  readonly player: string
  /** What the check changes at the gateway. It runs only with `--changes`. */
  readonly changes?: string
  readonly run: (scene: Scene) => Promise<Outcome>
}

export const notRun = (reason: string): Outcome => ({ state: "not run", reason, findings: [] })

const outcome = (state: State, findings: ReadonlyArray<Finding>, passed: string): Outcome =>
  findings.length === 0
    ? { state: "passed", reason: passed, findings }
    : { state, reason: findings[0]?.what ?? "", findings }

/** Passed without findings, else failed. */
export const failedBy = (findings: ReadonlyArray<Finding>, passed: string): Outcome =>
  outcome("failed", findings, passed)

/** Passed without findings, else a warning. */
export const warnedBy = (findings: ReadonlyArray<Finding>, passed: string): Outcome =>
  outcome("warning", findings, passed)
