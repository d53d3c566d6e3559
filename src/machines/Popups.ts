import { Data, Option } from "effect"

import type { Announcement } from "#domain/messages/Announcement.ts"
import type { ContractPrompt } from "#domain/agent/Contract.ts"

import * as Machine from "./Machine.ts"

/** A popup that opens automatically. */
export type Popup = Data.TaggedEnum<{
  Contract: { readonly prompt: ContractPrompt }
  Login: { readonly announcement: Announcement }
  Download: {}
}>
export const Popup = Data.taggedEnum<Popup>()

/** Lower values show first. The error gate precedes all. */
const rank: Readonly<Record<Popup["_tag"], number>> = {
  Contract: 0,
  Login: 1,
  Download: 2,
}

/** `waiting` is in display order. */
export interface State {
  /** The error gate shows; all popups are hidden. */
  readonly gateUp: boolean
  readonly waiting: ReadonlyArray<Popup>
  /** How many announcements were queued since the last time that none waited. */
  readonly announced: number
}

export type Event = Data.TaggedEnum<{
  Asked: { readonly popup: Popup }
  /** The visible popup was closed. */
  Closed: {}
  /** The visible announcement was closed, which also drops the waiting ones. */
  LoginPopupsClosed: {}
  /** The player opened a contract, which also drops the other contract prompts (decision 133). */
  ContractChosen: {}
  GateChanged: { readonly up: boolean }
  /** Drops the popups of the member who logged out. */
  SessionEnded: {}
}>
export const Event = Data.taggedEnum<Event>()

/** The queue has no commands. */
export type Command = never

const isSame = (one: Popup, other: Popup): boolean =>
  one._tag === other._tag &&
  (one._tag !== "Contract" || other._tag !== "Contract" || one.prompt.path === other.prompt.path) &&
  (one._tag !== "Login" ||
    other._tag !== "Login" ||
    one.announcement.announcementId === other.announcement.announcementId)

/** Inserts a popup before those of lower priority, but after the first `shownCount`. */
const insert = (waiting: ReadonlyArray<Popup>, popup: Popup, shownCount: number): ReadonlyArray<Popup> => {
  const place = waiting.findIndex(
    (other, index) => index >= shownCount && rank[other._tag] > rank[popup._tag],
  )
  return place < 0 ? [...waiting, popup] : [...waiting.slice(0, place), popup, ...waiting.slice(place)]
}

/** The visible popup stays; a popup of higher priority is next. Under the error gate it becomes first. */
const withPopup = ({ gateUp, waiting }: State, popup: Popup): ReadonlyArray<Popup> =>
  waiting.some((other) => isSame(other, popup)) ? waiting : insert(waiting, popup, gateUp ? 0 : 1)

const left = ({ waiting }: State): number => waiting.filter(({ _tag }) => _tag === "Login").length

const asked = (state: State, popup: Popup): State => {
  const waiting = withPopup(state, popup)
  const before = left(state)
  const added = left({ ...state, waiting }) - before
  return { ...state, waiting, announced: added + (before === 0 ? 0 : state.announced) }
}

/** The place of the visible announcement among those of its login. */
export const place = (state: State): { readonly number: number; readonly count: number } => ({
  number: state.announced - left(state) + 1,
  count: state.announced,
})

const byRank = (waiting: ReadonlyArray<Popup>): ReadonlyArray<Popup> =>
  waiting.reduce<ReadonlyArray<Popup>>((ordered, popup) => insert(ordered, popup, 0), [])

const step = (state: State, event: Event): Machine.Step<State, Command> => {
  switch (event._tag) {
    case "Asked":
      return Machine.go(asked(state, event.popup))
    case "Closed":
      return Machine.go(state.gateUp ? state : { ...state, waiting: state.waiting.slice(1) })
    case "LoginPopupsClosed":
      return Machine.go({ ...state, waiting: state.waiting.filter(({ _tag }) => _tag !== "Login") })
    case "ContractChosen":
      return Machine.go({ ...state, waiting: state.waiting.filter(({ _tag }) => _tag !== "Contract") })
    case "GateChanged":
      return Machine.go({
        ...state,
        gateUp: event.up,
        waiting: event.up ? byRank(state.waiting) : state.waiting,
      })
    case "SessionEnded":
      return Machine.go({ ...state, waiting: state.waiting.filter(({ _tag }) => _tag === "Download") })
  }
}

/** Shows one popup at a time: contract prompts, login popups, download. The error gate hides all. */
export const machine: Machine.Machine<State, Event, Command> = {
  initial: { gateUp: false, waiting: [], announced: 0 },
  start: [],
  step,
}

/** The visible popup. */
export const shown = (state: State): Option.Option<Popup> =>
  state.gateUp ? Option.none() : Option.fromUndefinedOr(state.waiting[0])
