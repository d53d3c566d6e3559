import { Schema } from "effect"

import type { Failure } from "#domain/Failure.ts"

import type { Protection } from "./Protection.ts"

const OnBreak = Schema.Struct({ _tag: Schema.Literal("onBreak"), until: Schema.Finite })
// Null means that the exclusion is permanent.
const Excluded = Schema.Struct({ _tag: Schema.Literal("excluded"), until: Schema.NullOr(Schema.Finite) })

const Closure = Schema.Union([OnBreak, Excluded])
export type Closure = typeof Closure.Type

/** `unknown` means that the last call failed, or that no call has succeeded (gateway §11). */
export const PlayAccess = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("open") }),
  OnBreak,
  Excluded,
  Schema.Struct({ _tag: Schema.Literal("unknown"), closed: Schema.NullOr(Closure) }),
])
export type PlayAccess = typeof PlayAccess.Type

export type Event =
  { readonly _tag: "Received"; readonly protection: Protection } | { readonly _tag: "Failed" }

export const initial: PlayAccess = { _tag: "unknown", closed: null }

export const closureOf = (access: PlayAccess): Closure | undefined => {
  switch (access._tag) {
    case "open":
      return undefined
    case "onBreak":
    case "excluded":
      return access
    case "unknown":
      // Without a known restriction, the gateway decides.
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

/** Only a response ends a restriction. A player can set the device's clock, and a failure proves nothing. */
export const step = (access: PlayAccess, event: Event): PlayAccess => {
  switch (event._tag) {
    case "Received":
      return received(event.protection)
    case "Failed":
      return { _tag: "unknown", closed: closureOf(access) ?? null }
  }
}

const closing: ReadonlyArray<string> = ["on_break", "self_excluded", "session_limit"]

export const isPlayClosed = (failure: Failure): boolean =>
  failure._tag === "Refused" && closing.includes(failure.code)
