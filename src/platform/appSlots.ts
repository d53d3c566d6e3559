import { Schema } from "effect"

import { local } from "./slots.ts"
import type { Slot } from "./Storage.ts"

/** What the product stores of itself as an app; apart from `slots`, for the first screen does without it. */
export const appSlots = {
  /** `'1'` when the offer to install was waved off; the menu still has it. */
  installWavedOff: local("INSTALL_WAVED_OFF", Schema.Literals(["0", "1"]), "0"),
  /** The version for which this tab was loaded anew by itself, so that it is not done twice. */
  renewedFor: {
    key: "RENEWED_FOR",
    area: "session",
    codec: Schema.String,
    fallback: "",
  } satisfies Slot<string>,
  /** The member's club, for the VIP page beside the app; it ends with the session. */
  club: {
    key: "CLUB_LABEL",
    area: "session",
    codec: Schema.String,
    fallback: "",
  } satisfies Slot<string>,
} as const
