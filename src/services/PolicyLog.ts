import { Context, type Duration } from "effect"

/**
 * What a policy did with one trigger: ran it, returned the shared result, delayed it, or ended its delay because a newer
 * trigger came or its page closed. A delayed trigger is reported twice.
 */
export interface PolicyEvent {
  readonly policy: string
  readonly outcome: "ran" | "dropped" | "waited" | "replaced"
  /** Epoch milliseconds of the app's clock. */
  readonly at: number
  /** From `at` until the window, the delay or the pause that begins here is over. */
  readonly wait?: Duration.Duration | undefined
}

/** Receives every trigger of a policy, for inspecting the timing. Does nothing by default. */
export const PolicyLog = Context.Reference<(event: PolicyEvent) => void>("h5/services/PolicyLog", {
  defaultValue: () => () => {},
})
