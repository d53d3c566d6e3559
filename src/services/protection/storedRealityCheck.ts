import { Schema } from "effect"

import { choices } from "#domain/protection/RealityCheck.ts"
import { json, local } from "#platform/storageItems.ts"
import type { StorageItem } from "#platform/Storage.ts"

/** `at` is in the gateway's epoch milliseconds. `unsent` is the choice that the gateway has not received. */
export const realityCheckItem = local(
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

// The value is `'1'` while the tab shows a game's own page.
export const leftForGameItem = {
  key: "LEFT_FOR_GAME",
  area: "session",
  codec: Schema.Literals(["", "1"]),
  fallback: "",
} satisfies StorageItem<"" | "1">
