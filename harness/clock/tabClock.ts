import { Result, Schema } from "effect"

import type { Clock } from "./clock.ts"
import type { Environment } from "../scenario/scenario.ts"
import type { TabStore } from "../tabs/tabStore.ts"

const stateKey = "clock"

/** The clock settings that the dock shows. */
export type ClockChoice = Pick<Environment, "hour" | "time" | "frozen">

/** The clock that all tabs share, stored by the last tab that changed it. */
const Stored = Schema.fromJsonString(
  Schema.Struct({
    hour: Schema.NullOr(Schema.Finite),
    time: Schema.String,
    frozen: Schema.Boolean,
    /** The clock's time and the device's own time when the clock was stored, in epoch milliseconds. */
    epoch: Schema.Finite,
    deviceEpoch: Schema.Finite,
    /** How often a time was set, as opposed to an advance of the clock. */
    sets: Schema.Finite,
  }),
)

const encode = Schema.encodeSync(Stored)
const decode = Schema.decodeResult(Stored)

/** The clock of another tab. */
export interface OtherClock {
  readonly choice: ClockChoice
  /** The present time of that clock. */
  readonly epoch: number
  /** Whether a time was set since the last look, as opposed to an advance. */
  readonly isSet: boolean
}

/** Synchronises the clock of a tab with the clocks of other tabs. */
export interface TabClock {
  readonly store: (choice: ClockChoice, options: { readonly isSet: boolean }) => Promise<void>
  /** Returns the stored clock if another tab has changed it since the last call; otherwise undefined. */
  readonly takeNewer: () => OtherClock | undefined
}

export const makeTabClock = (
  memory: TabStore["memory"],
  { now, deviceNow }: Pick<Clock, "now" | "deviceNow">,
): TabClock => {
  let known = { text: "", sets: 0 }
  const found = () => Result.getOrUndefined(decode(memory.getItem(stateKey) ?? ""))
  return {
    store: ({ hour, time, frozen }, { isSet }) =>
      memory.exclusively(async () => {
        const sets = (found()?.sets ?? 0) + (isSet ? 1 : 0)
        const text = encode({ hour, time, frozen, epoch: now(), deviceEpoch: deviceNow(), sets })
        known = { text, sets }
        memory.setItem(stateKey, text)
      }),
    takeNewer: () => {
      const text = memory.getItem(stateKey) ?? ""
      const clock = found()
      if (clock === undefined || text === known.text) return undefined
      const { hour, time, frozen, epoch, deviceEpoch, sets } = clock
      const isSet = sets !== known.sets
      known = { text, sets }
      return {
        choice: { hour, time, frozen },
        epoch: frozen ? epoch : epoch + deviceNow() - deviceEpoch,
        isSet,
      }
    },
  }
}
