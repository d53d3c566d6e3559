import { Schema } from "effect"

import { PlayAccess } from "#domain/protection/PlayAccess.ts"
import { PlaySession } from "#domain/protection/PlaySession.ts"
import { json, local } from "#platform/slots.ts"

/**
 * The last known access and session, with the account that they belong to, and whether it has reality checks. Other tabs
 * follow them. An older version of the app stored the access alone.
 */
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
