import { Schema } from "effect"

import { PlayPermission } from "#domain/protection/PlayPermission.ts"
import { PlaySession } from "#domain/protection/PlaySession.ts"
import { json, local, playStateKey } from "#platform/storageItems.ts"

// An older version of the app stored the field `access` without the other fields.
export const playStateItem = local(
  playStateKey,
  json(
    Schema.Struct({
      account: Schema.String,
      access: PlayPermission,
      session: Schema.optionalKey(PlaySession),
      at: Schema.optionalKey(Schema.Finite),
      hasChecks: Schema.optionalKey(Schema.Boolean),
    }),
  ),
  null,
)
