import { Schema } from "effect"

import { local } from "./slots.ts"
import type { Slot } from "./Storage.ts"

/**
 * Storage slots about the app itself. They are separate from `slots` because the first screen does not need
 * them.
 */
export const appSlots = {
  /** When the offer to install was dismissed last, in epoch milliseconds; 0 for never. The menu still offers it. */
  installDismissedAt: local("INSTALL_WAVED_OFF", Schema.FiniteFromString, 0),
  /** `visited` after the first visit; `returning` from the second visit or the first deposit on this device. */
  returning: local("RETURNING", Schema.Literals(["", "visited", "returning"]), ""),
  /** `'1'` once this tab's visit is counted. */
  visitCounted: {
    key: "VISIT_COUNTED",
    area: "session",
    codec: Schema.String,
    fallback: "",
  } satisfies Slot<string>,
  /** The version for which this tab reloaded automatically, to avoid a second reload. */
  renewedFor: {
    key: "RENEWED_FOR",
    area: "session",
    codec: Schema.String,
    fallback: "",
  } satisfies Slot<string>,
} as const
