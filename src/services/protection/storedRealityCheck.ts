import { Schema } from "effect"

import { choices } from "#domain/protection/RealityCheck.ts"
import { json, local, tab } from "#platform/storageItems.ts"

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
export const leftForGameItem = tab("LEFT_FOR_GAME", Schema.Literals(["", "1"]), "")
