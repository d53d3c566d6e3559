import { Data, Option } from "effect"

import type { Announcement } from "#domain/Announcement.ts"
import type { ContractPrompt } from "#domain/Contract.ts"

import * as Machine from "./Machine.ts"

/** What may come up by itself. */
export type Popup = Data.TaggedEnum<{
  Contract: { readonly prompt: ContractPrompt }
  Login: { readonly announcement: Announcement }
  Download: {}
}>
export const Popup = Data.taggedEnum<Popup>()

/** Who comes first; the gate comes before all. */
const rank: Readonly<Record<Popup["_tag"], number>> = {
  Contract: 0,
  Login: 1,
  Download: 2,
}

/** `waiting` is in the order in which it will be shown. */
export interface State {
  /** An error page stands in front of the app: nothing comes up. */
  readonly gateUp: boolean
  readonly waiting: ReadonlyArray<Popup>
}

export type Event = Data.TaggedEnum<{
  Asked: { readonly popup: Popup }
  /** The popup on screen was closed. */
  Closed: {}
  /** The announcement on screen was closed, and with it those that wait. */
  LoginPopupsClosed: {}
  /** A contract was gone to: the other contract prompts are closed too (decision 133). */
  ContractChosen: {}
  GateChanged: { readonly up: boolean }
  /** What was meant for the member who left must not show to the next. */
  SessionEnded: {}
}>
export const Event = Data.taggedEnum<Event>()

/** The queue asks nothing of the outside world. */
export type Command = never

const isSame = (one: Popup, other: Popup): boolean =>
  one._tag === other._tag &&
  (one._tag !== "Contract" || other._tag !== "Contract" || one.prompt.path === other.prompt.path) &&
  (one._tag !== "Login" ||
    other._tag !== "Login" ||
    one.announcement.announcementId === other.announcement.announcementId)

/** Puts a popup before those of lower rank, but behind the first `kept`. */
const insert = (waiting: ReadonlyArray<Popup>, popup: Popup, kept: number): ReadonlyArray<Popup> => {
  const place = waiting.findIndex((other, index) => index >= kept && rank[other._tag] > rank[popup._tag])
  return place < 0 ? [...waiting, popup] : [...waiting.slice(0, place), popup, ...waiting.slice(place)]
}

/** What is on screen stays there: a newcomer of higher rank is next, unless the gate hides all anyway. */
const asked = ({ gateUp, waiting }: State, popup: Popup): ReadonlyArray<Popup> =>
  waiting.some((other) => isSame(other, popup)) ? waiting : insert(waiting, popup, gateUp ? 0 : 1)

const byRank = (waiting: ReadonlyArray<Popup>): ReadonlyArray<Popup> =>
  waiting.reduce<ReadonlyArray<Popup>>((ordered, popup) => insert(ordered, popup, 0), [])

const step = (state: State, event: Event): Machine.Step<State, Command> => {
  switch (event._tag) {
    case "Asked":
      return Machine.go({ ...state, waiting: asked(state, event.popup) })
    case "Closed":
      return Machine.go(state.gateUp ? state : { ...state, waiting: state.waiting.slice(1) })
    case "LoginPopupsClosed":
      return Machine.go({ ...state, waiting: state.waiting.filter(({ _tag }) => _tag !== "Login") })
    case "ContractChosen":
      return Machine.go({ ...state, waiting: state.waiting.filter(({ _tag }) => _tag !== "Contract") })
    case "GateChanged":
      return Machine.go({ gateUp: event.up, waiting: event.up ? byRank(state.waiting) : state.waiting })
    case "SessionEnded":
      return Machine.go({ ...state, waiting: state.waiting.filter(({ _tag }) => _tag === "Download") })
  }
}

/** One popup at a time: contract prompts, login popups, download; the gate before all. */
export const machine: Machine.Machine<State, Event, Command> = {
  initial: { gateUp: false, waiting: [] },
  start: [],
  step,
}

/** The one popup on screen. */
export const shown = (state: State): Option.Option<Popup> =>
  state.gateUp ? Option.none() : Option.fromUndefinedOr(state.waiting[0])
