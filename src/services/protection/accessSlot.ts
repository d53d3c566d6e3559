import { Schema } from "effect"

import { PlayAccess } from "#domain/protection/PlayAccess.ts"
import { json, local } from "#platform/slots.ts"

/**
 * The last known access, with the account that it belongs to, and whether the account has reality checks. Other tabs
 * follow it.
 */
export const accessSlot = local(
  "PLAY_ACCESS",
  json(
    Schema.Struct({
      account: Schema.String,
      access: PlayAccess,
      hasChecks: Schema.optionalKey(Schema.Boolean),
    }),
  ),
  null,
)
