import { Context, type Duration } from "effect"

/** A delayed trigger is reported twice. `replaced`: a newer trigger came, or the page closed. */
export interface PolicyEvent {
  readonly policy: string
  readonly outcome: "ran" | "dropped" | "waited" | "replaced"
  /** Epoch milliseconds. */
  readonly at: number
  readonly wait?: Duration.Duration | undefined
}

export const PolicyLog = Context.Reference<(event: PolicyEvent) => void>("h5/services/PolicyLog", {
  defaultValue: () => () => {},
})
