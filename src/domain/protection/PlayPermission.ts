import { Option, Schema } from "effect"

import type { Failure } from "#domain/Failure.ts"

import type { Protection } from "./Protection.ts"

// Null means that the restriction has no known end, and that an exclusion is permanent.
const OnBreak = Schema.Struct({ _tag: Schema.Literal("onBreak"), until: Schema.NullOr(Schema.Finite) })
const Excluded = Schema.Struct({ _tag: Schema.Literal("excluded"), until: Schema.NullOr(Schema.Finite) })

const PlayRestriction = Schema.Union([OnBreak, Excluded])
export type PlayRestriction = typeof PlayRestriction.Type

/** `unknown` means that the last call failed, or that no call has succeeded (gateway §11). */
export const PlayPermission = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("open") }),
  OnBreak,
  Excluded,
  Schema.Struct({ _tag: Schema.Literal("unknown"), closed: Schema.NullOr(PlayRestriction) }),
])
export type PlayPermission = typeof PlayPermission.Type

export type Event =
  | { readonly _tag: "Received"; readonly protection: Protection }
  | { readonly _tag: "Failed" }
  | { readonly _tag: "Closed"; readonly restriction: PlayRestriction }

export const initial: PlayPermission = { _tag: "unknown", closed: null }

export const restrictionOf = (permission: PlayPermission): PlayRestriction | undefined => {
  switch (permission._tag) {
    case "open":
      return undefined
    case "onBreak":
    case "excluded":
      return permission
    case "unknown":
      // Without a known restriction, the gateway decides.
      return permission.closed ?? undefined
  }
}

const isPast = (until: number | null, now: number): boolean => until !== null && until <= now

const received = (
  permission: PlayPermission,
  { now, break: pause, exclusion, limits }: Protection,
): PlayPermission => {
  if (exclusion !== undefined && !isPast(exclusion.until, now))
    return { _tag: "excluded", until: exclusion.until }
  if (pause !== undefined && !isPast(pause.until, now)) return { _tag: "onBreak", until: pause.until }
  return limits === undefined ? unknown(permission) : { _tag: "open" }
}

const unknown = (permission: PlayPermission): PlayPermission => ({
  _tag: "unknown",
  closed: restrictionOf(permission) ?? null,
})

const outranks = (permission: PlayPermission, { _tag, until }: PlayRestriction): boolean => {
  const before = restrictionOf(permission)
  return before?._tag === "excluded" && (_tag === "onBreak" || (before.until === null && until !== null))
}

/** Only a response ends a restriction. The device's clock may be wrong, and a failed request gives no permission. */
export const transition = (permission: PlayPermission, event: Event): PlayPermission => {
  switch (event._tag) {
    case "Received":
      return received(permission, event.protection)
    case "Failed":
      return unknown(permission)
    case "Closed":
      return outranks(permission, event.restriction) ? permission : event.restriction
  }
}

const closing: ReadonlyArray<string> = ["on_break", "self_excluded", "session_limit"]

export const isPlayClosed = (failure: Failure): boolean =>
  failure._tag === "Refused" && closing.includes(failure.code)

const decodeRestriction = Schema.decodeUnknownOption(PlayRestriction)

/** The restriction that a refusal states, if its end is readable. */
export const statedBy = (failure: Failure): PlayRestriction | undefined => {
  if (failure._tag !== "Refused") return undefined
  const _tag = { on_break: "onBreak", self_excluded: "excluded" }[failure.code]
  return Option.getOrUndefined(decodeRestriction(Object.assign({}, failure.value, { _tag })))
}
