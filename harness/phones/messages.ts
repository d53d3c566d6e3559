import { Option, Schema } from "effect"

import { isPage } from "./choice.ts"

/** A position in a page: the part of the way that is scrolled, from 0 to 1. */
const Share = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))
const Page = Schema.String.check(Schema.makeFilter(isPage))

const FromPhone = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("started"), scenario: Schema.String }),
  /** A scenario that has changed, or is the outcome of a change: with the number of changes done since the start. */
  Schema.Struct({ kind: Schema.Literal("scenario"), scenario: Schema.String, done: Schema.Int }),
  /** The tester went to another page of the phone. */
  Schema.Struct({ kind: Schema.Literal("went"), page: Page }),
  Schema.Struct({ kind: Schema.Literal("scrolled"), share: Share }),
])
export type FromPhone = typeof FromPhone.Type

const ToPhone = Schema.Union([
  /** Changes the fields in which the texts of two scenarios differ. */
  Schema.Struct({ kind: Schema.Literal("change"), before: Schema.String, after: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("go"), page: Page }),
  Schema.Struct({ kind: Schema.Literal("scroll"), share: Share }),
])
export type ToPhone = typeof ToPhone.Type

const fromPhone = Schema.decodeUnknownOption(FromPhone)
const toPhone = Schema.decodeUnknownOption(ToPhone)

/** The message of a phone; undefined for any other. */
export const readFromPhone = (data: unknown): FromPhone | undefined => Option.getOrUndefined(fromPhone(data))

/** The message to a phone; undefined for any other. */
export const readToPhone = (data: unknown): ToPhone | undefined => Option.getOrUndefined(toPhone(data))
