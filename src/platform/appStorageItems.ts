import { Schema } from "effect"

import { local, tab } from "./storageItems.ts"

export const appStorageItems = {
  /** The time when the player dismissed the install offer, in epoch milliseconds; 0 for never. */
  installDismissedAt: local("INSTALL_WAVED_OFF", Schema.FiniteFromString, 0),
  /**
   * `visited` after the first visit; `returning` from the second visit or the first deposit on this device.
   */
  returning: local("RETURNING", Schema.Literals(["", "visited", "returning"]), ""),
  visitCounted: tab("VISIT_COUNTED", Schema.String, ""),
  renewedFor: tab("RENEWED_FOR", Schema.String, ""),
} as const
