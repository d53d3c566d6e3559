import { Schema } from "effect"

import { maybe } from "#domain/Lenient.ts"
import { StatedLimit } from "#domain/protection/PlayLimit.ts"
import { PlayPermission } from "#domain/protection/PlayPermission.ts"
import { PlaySession } from "#domain/protection/PlaySession.ts"
import { RealityCheck } from "#domain/protection/RealityCheck.ts"
import { json, local, playStateKey } from "#platform/storageItems.ts"

// Older versions of the app stored `access` without the other fields, or `hasChecks` instead of `check`.
export const playStateItem = local(
  playStateKey,
  json(
    Schema.Struct({
      account: Schema.String,
      access: PlayPermission,
      session: Schema.optionalKey(PlaySession),
      at: Schema.optionalKey(Schema.Finite),
      hasChecks: maybe(Schema.Boolean),
      check: maybe(RealityCheck),
      since: maybe(Schema.Finite),
      limits: maybe(Schema.Array(StatedLimit)),
    }),
  ),
  null,
)
