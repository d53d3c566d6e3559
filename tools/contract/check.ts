import type { Exchange } from "./exchange.ts"
import type { TestSession } from "./testSession.ts"

/** One place where a gateway breaks a rule, and the exchange that shows it. */
export interface Finding {
  readonly what: string
  readonly exchange?: Exchange | undefined
  /** A warning fails no check. */
  readonly isWarning?: boolean
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
  /** Throws `NotRun`. */
  readonly find: (session: TestSession) => Promise<ReadonlyArray<Finding>>
}

/** What is wrong with an exchange; false or undefined where nothing is. */
export type Problem = string | false | undefined

export const findingsIn = (
  exchange: Exchange | undefined,
  ...problems: ReadonlyArray<Problem>
): ReadonlyArray<Finding> =>
  problems.flatMap((what) => (what === false || what === undefined ? [] : [{ what, exchange }]))

export const warningsIn: typeof findingsIn = (exchange, ...problems) =>
  findingsIn(exchange, ...problems).map((finding) => ({ ...finding, isWarning: true }))
