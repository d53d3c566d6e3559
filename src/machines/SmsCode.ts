import { Data } from "effect"

import * as Countdown from "#domain/Countdown.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

export type Target =
  | { readonly mobile: string; readonly countryDialingCode: string }
  | { readonly username: string; readonly email: string }

export type State = Data.TaggedEnum<{
  Idle: {}
  VerifyingHuman: { readonly target: Target }
  Sending: {}
  Counting: { readonly countdown: Countdown.Countdown }
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  FetchPressed: { readonly target: Target }
  Verified: { readonly verificationToken: string }
  VerificationCancelled: {}
  VerificationUnavailable: {}
  // `expirationTime` is server time and `now` is device time, both in epoch milliseconds.
  Sent: { readonly expirationTime: number; readonly now: number }
  SendFailed: { readonly message: Message }
  Ticked: { readonly now: number }
  Resumed: { readonly countdown: Countdown.Countdown; readonly now: number }
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  VerifyHuman: {}
  Send: { readonly target: Target; readonly verificationToken: string }
  ShowCodeSent: {}
  ShowToast: { readonly message: Message }
  Keep: { readonly countdown: Countdown.Countdown }
  Resume: {}
  Tick: {}
}>
export const Command = Data.taggedEnum<Command>()

type Transition = Machine.Transition<State, Command>
const go = Machine.go<State, Command>

const whileVerifyingHuman = (target: Target, state: State, event: Event): Transition => {
  switch (event._tag) {
    case "Verified":
      return go(State.Sending(), Command.Send({ target, verificationToken: event.verificationToken }))
    case "VerificationCancelled":
      return go(State.Idle())
    case "VerificationUnavailable":
      return go(State.Idle(), Command.ShowToast({ message: { key: "proof_unavailable" } }))
    default:
      return go(state)
  }
}

const whileSending = (state: State, event: Event): Transition => {
  switch (event._tag) {
    case "Sent": {
      const countdown = Countdown.begin(event.expirationTime, event.now)
      return go(
        State.Counting({ countdown }),
        Command.Keep({ countdown }),
        Command.ShowCodeSent(),
        Command.Tick(),
      )
    }
    case "SendFailed":
      return go(State.Idle(), Command.ShowToast({ message: event.message }))
    default:
      return go(state)
  }
}

const counted = (before: Countdown.Countdown, now: number): Transition => {
  const countdown = Countdown.at(before, now)
  return countdown.seconds === 0 ? go(State.Idle()) : go(State.Counting({ countdown }), Command.Tick())
}

const whileIdle = (state: State, event: Event): Transition => {
  switch (event._tag) {
    case "FetchPressed":
      return go(State.VerifyingHuman({ target: event.target }), Command.VerifyHuman())
    case "Resumed":
      return counted(event.countdown, event.now)
    default:
      return go(state)
  }
}

// Spec §2 "Register screen" defines these transitions.
const transition = (state: State, event: Event): Transition => {
  switch (state._tag) {
    case "Idle":
      return whileIdle(state, event)
    case "VerifyingHuman":
      return whileVerifyingHuman(state.target, state, event)
    case "Sending":
      return whileSending(state, event)
    case "Counting": {
      if (event._tag !== "Ticked") return go(state)
      return counted(state.countdown, event.now)
    }
  }
}

export const machine: Machine.Machine<State, Event, Command> = {
  initial: State.Idle(),
  start: [Command.Resume()],
  transition,
}
