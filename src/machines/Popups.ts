import { Data, Option } from "effect"

import type { Announcement } from "#domain/messages/Announcement.ts"
import type { ContractPrompt } from "#domain/agent/Contract.ts"

import * as Machine from "./Machine.ts"

export type Popup = Data.TaggedEnum<{
  Contract: { readonly prompt: ContractPrompt }
  Login: { readonly announcement: Announcement }
  Download: {}
}>
export const Popup = Data.taggedEnum<Popup>()

const rank: Readonly<Record<Popup["_tag"], number>> = {
  Contract: 0,
  Login: 1,
  Download: 2,
}

export interface State {
  readonly gateUp: boolean
  readonly waiting: ReadonlyArray<Popup>
  // Counts the announcements that were queued since the queue last contained no announcement.
  readonly announced: number
}

export type Event = Data.TaggedEnum<{
  Asked: { readonly popup: Popup }
  Closed: {}
  LoginPopupsClosed: {}
  // The player has chosen one contract prompt, so the other contract prompts are dropped (open point 133).
  ContractChosen: {}
  GateChanged: { readonly up: boolean }
  SessionEnded: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = never

const isSame = (one: Popup, other: Popup): boolean =>
  one._tag === other._tag &&
  (one._tag !== "Contract" || other._tag !== "Contract" || one.prompt.path === other.prompt.path) &&
  (one._tag !== "Login" ||
    other._tag !== "Login" ||
    one.announcement.announcementId === other.announcement.announcementId)

const insert = (waiting: ReadonlyArray<Popup>, popup: Popup, shownCount: number): ReadonlyArray<Popup> => {
  const place = waiting.findIndex(
    (other, index) => index >= shownCount && rank[other._tag] > rank[popup._tag],
  )
  return place < 0 ? [...waiting, popup] : [...waiting.slice(0, place), popup, ...waiting.slice(place)]
}

// The visible popup stays, except under the error gate, which hides all popups.
const withPopup = ({ gateUp, waiting }: State, popup: Popup): ReadonlyArray<Popup> =>
  waiting.some((other) => isSame(other, popup)) ? waiting : insert(waiting, popup, gateUp ? 0 : 1)

const left = ({ waiting }: State): number => waiting.filter(({ _tag }) => _tag === "Login").length

const asked = (state: State, popup: Popup): State => {
  const waiting = withPopup(state, popup)
  const before = left(state)
  const added = left({ ...state, waiting }) - before
  return { ...state, waiting, announced: added + (before === 0 ? 0 : state.announced) }
}

export const place = (state: State): { readonly number: number; readonly count: number } => ({
  number: state.announced - left(state) + 1,
  count: state.announced,
})

const byRank = (waiting: ReadonlyArray<Popup>): ReadonlyArray<Popup> =>
  waiting.reduce<ReadonlyArray<Popup>>((ordered, popup) => insert(ordered, popup, 0), [])

const transition = (state: State, event: Event): Machine.Transition<State, Command> => {
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

export const machine: Machine.Machine<State, Event, Command> = {
  initial: { gateUp: false, waiting: [], announced: 0 },
  start: [],
  transition,
}

export const shown = (state: State): Option.Option<Popup> =>
  state.gateUp ? Option.none() : Option.fromUndefinedOr(state.waiting[0])
