import { Schema } from "effect"

import { choices } from "#domain/protection/RealityCheck.ts"
import { json, local } from "#platform/slots.ts"
import type { Slot } from "#platform/Storage.ts"

/**
 * When the account last saw a reality check, in the gateway's epoch milliseconds. Other tabs follow it. `unsent` is what
 * the player chose, until the gateway has it.
 */
export const checkSlot = local(
  "REALITY_CHECK",
  json(
    Schema.Struct({
      account: Schema.String,
      at: Schema.Finite,
      unsent: Schema.optionalKey(Schema.Literals(choices)),
    }),
  ),
  null,
)

/** `'1'` in a tab that has left the app for a game's own page, until the player is back. */
export const leftSlot = {
  key: "LEFT_FOR_GAME",
  area: "session",
  codec: Schema.Literals(["", "1"]),
  fallback: "",
} satisfies Slot<"" | "1">
