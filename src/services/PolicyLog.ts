import { Context } from "effect"

/** What a policy did with one trigger: made a call, gave the answer there was, or put it off. */
export interface PolicyEvent {
  readonly policy: string
  readonly outcome: "ran" | "dropped" | "waited"
  /** Epoch milliseconds of the app's clock. */
  readonly at: number
}

/** Told of every trigger that a policy meets, so that timing can be looked at. Silent unless someone listens. */
export const PolicyLog = Context.Reference<(event: PolicyEvent) => void>("h5/services/PolicyLog", {
  defaultValue: () => () => {},
})
