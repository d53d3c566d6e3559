import { Schema } from "effect"

import type { Failure } from "#domain/Failure.ts"

import type { Protection } from "./Protection.ts"

const OnBreak = Schema.Struct({ _tag: Schema.Literal("onBreak"), until: Schema.Finite })
/** `until` is null when the exclusion is permanent. */
const Excluded = Schema.Struct({ _tag: Schema.Literal("excluded"), until: Schema.NullOr(Schema.Finite) })

/** Why games, deposits and offers are closed, and until when in epoch milliseconds. */
const Closure = Schema.Union([OnBreak, Excluded])
export type Closure = typeof Closure.Type

/** Whether an account may play and deposit (gateway §11). `unknown`: the last call failed, or none has succeeded. */
export const PlayAccess = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("open") }),
  OnBreak,
  Excluded,
  Schema.Struct({ _tag: Schema.Literal("unknown"), closed: Schema.NullOr(Closure) }),
])
export type PlayAccess = typeof PlayAccess.Type

export type Event =
  { readonly _tag: "Received"; readonly protection: Protection } | { readonly _tag: "Failed" }

/** The access of an account before its first response. */
export const initial: PlayAccess = { _tag: "unknown", closed: null }

/**
 * The one gate of pages, launches and deposits: why they are closed, or `undefined`.
 *
 * An unknown access without a known closure is not closed here: the gateway decides.
 */
export const closureOf = (access: PlayAccess): Closure | undefined => {
  switch (access._tag) {
    case "open":
      return undefined
    case "onBreak":
    case "excluded":
      return access
    case "unknown":
      return access.closed ?? undefined
  }
}

const isPast = (until: number | null, now: number): boolean => until !== null && until <= now

const received = ({ now, break: pause, exclusion }: Protection): PlayAccess => {
  if (exclusion !== undefined && !isPast(exclusion.until, now))
    return { _tag: "excluded", until: exclusion.until }
  return pause !== undefined && !isPast(pause.until, now)
    ? { _tag: "onBreak", until: pause.until }
    : { _tag: "open" }
}

/**
 * The access after an event. Only a response opens what was closed: neither a failure nor the device's clock does,
 * which a player can set.
 */
export const step = (access: PlayAccess, event: Event): PlayAccess => {
  switch (event._tag) {
    case "Received":
      return received(event.protection)
    case "Failed":
      return { _tag: "unknown", closed: closureOf(access) ?? null }
  }
}

const closing: ReadonlyArray<string> = ["on_break", "self_excluded", "session_limit"]

/** Whether the gateway refuses play and deposits during a break or a self-exclusion, or after a session (gateway §11). */
export const isPlayClosed = (failure: Failure): boolean =>
  failure._tag === "Refused" && closing.includes(failure.code)
