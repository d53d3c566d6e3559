import { Schema } from "effect"

import { local } from "./storageItems.ts"
import type { StorageItem } from "./Storage.ts"

export const appStorageItems = {
  /** The time when the player dismissed the install offer, in epoch milliseconds; 0 for never. */
  installDismissedAt: local("INSTALL_WAVED_OFF", Schema.FiniteFromString, 0),
  /**
   * `visited` after the first visit; `returning` from the second visit or the first deposit on this device.
   */
  returning: local("RETURNING", Schema.Literals(["", "visited", "returning"]), ""),
  visitCounted: {
    key: "VISIT_COUNTED",
    area: "session",
    codec: Schema.String,
    fallback: "",
  } satisfies StorageItem<string>,
  renewedFor: {
    key: "RENEWED_FOR",
    area: "session",
    codec: Schema.String,
    fallback: "",
  } satisfies StorageItem<string>,
} as const
