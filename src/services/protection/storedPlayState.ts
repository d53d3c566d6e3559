import { Schema } from "effect"

import { PlayAccess } from "#domain/protection/PlayPermission.ts"
import { PlaySession } from "#domain/protection/PlaySession.ts"
import { json, local } from "#platform/storageItems.ts"

// An older version of the app stored `access` alone.
export const accessSlot = local(
  "PLAY_ACCESS",
  json(
    Schema.Struct({
      account: Schema.String,
      access: PlayAccess,
      session: Schema.optionalKey(PlaySession),
      at: Schema.optionalKey(Schema.Finite),
      hasChecks: Schema.optionalKey(Schema.Boolean),
    }),
  ),
  null,
)
