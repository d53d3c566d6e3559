import { Schema } from "effect"

import { PlayAccess } from "#domain/protection/PlayAccess.ts"
import { json, local } from "#platform/slots.ts"

/** The last known access, with the account that it belongs to. Other tabs follow it. */
export const accessSlot = local(
  "PLAY_ACCESS",
  json(Schema.Struct({ account: Schema.String, access: PlayAccess })),
  null,
)
