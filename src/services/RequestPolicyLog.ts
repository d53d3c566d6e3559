import { Context, type Duration } from "effect"

/** A delayed trigger reports `waited`, then `ran`, or `replaced` if a newer trigger came or the page closed. */
export interface RequestPolicyEvent {
  readonly policy: string
  readonly outcome: "ran" | "dropped" | "waited" | "replaced"
  /** Epoch milliseconds. */
  readonly at: number
  readonly wait?: Duration.Duration | undefined
}

export const RequestPolicyLog = Context.Reference<(event: RequestPolicyEvent) => void>(
  "h5/services/RequestPolicyLog",
  {
    defaultValue: () => () => {},
  },
)
