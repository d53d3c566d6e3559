import { Data } from "effect"

import type { Provider } from "#domain/entry/Identity.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

/** No state contains an id token: the token passes from its event to the command. */
export type State = Data.TaggedEnum<{
  Idle: { readonly attempts: number }
  // The player may have lost the provider's window, so another tap opens a new window.
  Requesting: { readonly provider: Provider; readonly attempts: number; readonly isLate: boolean }
  LoggingIn: { readonly provider: Provider; readonly attempts: number }
  LoggedIn: {}
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  Pressed: { readonly provider: Provider; readonly captcha: string }
  PressedUnsupported: {}
  // `attempt` identifies the window, so that results of older windows are ignored.
  Identified: { readonly attempt: number; readonly idToken: string; readonly captcha: string }
  Closed: { readonly attempt: number }
  Delayed: { readonly attempt: number }
  Cancelled: {}
  Failed: { readonly attempt: number; readonly message: Message }
  Refused: { readonly message: Message; readonly captchaRequired: boolean }
  Accepted: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  Ask: { readonly provider: Provider; readonly captcha: string; readonly attempt: number }
  LogIn: { readonly provider: Provider; readonly captcha: string; readonly idToken: string }
  ShowToast: { readonly message: Message }
  ShowCaptcha: {}
  Enter: {}
}>
export const Command = Data.taggedEnum<Command>()

type Of<Tag extends State["_tag"]> = Data.TaggedEnum.Value<State, Tag>
type Transition = Machine.Transition<State, Command>
const go = Machine.go<State, Command>

const whileFree = (state: Of<"Idle"> | Of<"Requesting">, event: Event): Transition => {
  switch (event._tag) {
    case "Pressed": {
      const { provider, captcha } = event
      const attempts = state.attempts + 1
      return go(
        State.Requesting({ provider, attempts, isLate: false }),
        Command.Ask({ provider, captcha, attempt: attempts }),
      )
    }
    case "PressedUnsupported":
      return go(state, Command.ShowToast({ message: { key: "google_open_browser" } }))
    default:
      return state._tag === "Requesting" ? whileRequesting(state, event) : go(state)
  }
}

const whileRequesting = (state: Of<"Requesting">, event: Event): Transition => {
  const { provider, attempts } = state
  if (event._tag === "Cancelled") return go(State.Idle({ attempts }))
  if (!("attempt" in event) || event.attempt !== attempts) return go(state)
  switch (event._tag) {
    case "Identified": {
      const { captcha, idToken } = event
      return go(State.LoggingIn({ provider, attempts }), Command.LogIn({ provider, captcha, idToken }))
    }
    case "Delayed":
      return go(State.Requesting({ ...state, isLate: true }))
    case "Closed":
      return go(State.Idle({ attempts }))
    case "Failed":
      return go(State.Idle({ attempts }), Command.ShowToast({ message: event.message }))
  }
}

const whileLoggingIn = (state: Of<"LoggingIn">, event: Event): Transition => {
  switch (event._tag) {
    case "Refused": {
      const showToast = Command.ShowToast({ message: event.message })
      const commands = event.captchaRequired ? [showToast, Command.ShowCaptcha()] : [showToast]
      return go(State.Idle({ attempts: state.attempts }), ...commands)
    }
    case "Accepted":
      return go(State.LoggedIn(), Command.Enter())
    default:
      return go(state)
  }
}

// Spec §2 "Login screen" and §5 "Visibility" define these transitions.
const transition = (state: State, event: Event): Transition => {
  switch (state._tag) {
    case "Idle":
    case "Requesting":
      return whileFree(state, event)
    case "LoggingIn":
      return whileLoggingIn(state, event)
    case "LoggedIn":
      return go(state)
  }
}

export const machine: Machine.Machine<State, Event, Command> = {
  initial: State.Idle({ attempts: 0 }),
  start: [],
  transition,
}
