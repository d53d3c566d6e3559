import { Result, Schema } from "effect"

import { storeIfRoom } from "../scenario/stored.ts"
import { storedKeys } from "../scenario/storedKeys.ts"
import { Recording } from "./Recording.ts"

/** The recorder of a tab. */
const State = Schema.Struct({
  mode: Schema.Literals(["idle", "recording", "replaying"]),
  recording: Schema.optionalKey(Recording),
  /** The number of steps that the replay has done. */
  done: Schema.Int,
  /** How many times faster than the recording a replay is. */
  speed: Schema.Finite,
  /** The outcome of the last replay, or why a file was refused; empty for neither. */
  outcome: Schema.String,
})
export interface State extends Schema.Schema.Type<typeof State> {}

const idle: State = { mode: "idle", done: 0, speed: 1, outcome: "" }

const decode = Schema.decodeResult(Schema.fromJsonString(State))

/** The recorder's state of this tab. It survives reloads, and that links, files and the app clear the storage. */
export interface RecorderStore {
  readonly state: () => State
  readonly change: (patch: Partial<State>) => void
  /** Calls the listener after every change. */
  readonly listen: (listener: () => void) => void
}

/** Reads the stored state before the storage is cleared, and writes it again when the page ends. */
export const openRecorderStore = (
  area: Pick<Storage, "getItem" | "setItem">,
  page: Pick<EventTarget, "addEventListener">,
): RecorderStore => {
  let state = Result.getOrElse(decode(area.getItem(storedKeys.recorder) ?? ""), () => idle)
  let notify = (): void => {}
  const save = (): void => void storeIfRoom(area, storedKeys.recorder, JSON.stringify(state))
  page.addEventListener("pagehide", save)
  return {
    state: () => state,
    change: (patch) => {
      state = { ...state, ...patch }
      save()
      notify()
    },
    listen: (listener) => {
      notify = listener
    },
  }
}
