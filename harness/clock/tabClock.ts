import { Result, Schema } from "effect"

import type { Clock } from "./clock.ts"
import type { Environment } from "../scenario/scenario.ts"
import type { TabStore } from "../tabs/tabStore.ts"

const stateKey = "clock"

/** The settings of the clock that the dock shows. */
export type ClockChoice = Pick<Environment, "hour" | "time" | "frozen">

/** The clock of all tabs, as one of them has stored it. */
const Stored = Schema.fromJsonString(
  Schema.Struct({
    hour: Schema.NullOr(Schema.Finite),
    time: Schema.String,
    frozen: Schema.Boolean,
    /** The time when it was stored, and the device's own then, in epoch milliseconds. */
    epoch: Schema.Finite,
    deviceEpoch: Schema.Finite,
    /** How often a time was set, also back; an advance sets none. */
    sets: Schema.Finite,
  }),
)

const encode = Schema.encodeSync(Stored)
const decode = Schema.decodeResult(Stored)

/** The clock of another tab. */
export interface OtherClock {
  readonly choice: ClockChoice
  /** Its present time. */
  readonly epoch: number
  /** A time was set, in place of an advance. */
  readonly isSet: boolean
}

/** What ties the clock of a tab to those of the others. */
export interface TabClock {
  readonly store: (choice: ClockChoice, options: { readonly isSet: boolean }) => Promise<void>
  /** The stored clock, unless this tab has stored or taken it already. */
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
