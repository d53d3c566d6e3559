import type { Exchange } from "./exchange.ts"
import type { TestSession } from "./testSession.ts"

/** A violation of a rule by a gateway, with the exchange that shows the violation. */
export interface Finding {
  readonly what: string
  readonly exchange?: Exchange | undefined
  /** Whether the finding is a warning, which does not make the check fail. */
  readonly isWarning?: boolean
}

export interface Check {
  /** The name of the check for the option `--only`. */
  readonly id: string
  /** The section of `docs/gateway.md` that contains the rule. */
  readonly rule: string
  readonly title: string
  /** What a player sees when a gateway breaks the rule. */
  readonly player: string
  /** The data that the check changes at the gateway. If present, the check runs only with `--changes`. */
  readonly changes?: string
  /** Runs the check. Throws `NotRun` if the check cannot run. */
  readonly find: (session: TestSession) => Promise<ReadonlyArray<Finding>>
}

/** The description of a problem in an exchange; false or undefined if there is no problem. */
export type Problem = string | false | undefined

export const findingsIn = (
  exchange: Exchange | undefined,
  ...problems: ReadonlyArray<Problem>
): ReadonlyArray<Finding> =>
  problems.flatMap((what) => (what === false || what === undefined ? [] : [{ what, exchange }]))

export const warningsIn: typeof findingsIn = (exchange, ...problems) =>
  findingsIn(exchange, ...problems).map((finding) => ({ ...finding, isWarning: true }))
