import { Option, Schema } from "effect"

import { isPage } from "./choice.ts"

/** A scroll position, as a share of the page's maximum scroll position from 0 to 1. */
const Share = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))
const Page = Schema.String.check(Schema.makeFilter(isPage))

const FromPhone = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("started"), scenario: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("failed"), reason: Schema.String }),
  /** The phone's scenario after any change. `done` is the number of `change` messages applied since the phone started. */
  Schema.Struct({ kind: Schema.Literal("scenario"), scenario: Schema.String, done: Schema.Int }),
  /** The tester has navigated to another page in the phone. */
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

/** Decodes a message from a phone; undefined for any other data. */
export const readFromPhone = (data: unknown): FromPhone | undefined => Option.getOrUndefined(fromPhone(data))

/** Decodes a message to a phone; undefined for any other data. */
export const readToPhone = (data: unknown): ToPhone | undefined => Option.getOrUndefined(toPhone(data))
