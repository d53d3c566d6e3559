import { Schema } from "effect"

import { ClubProgress } from "#domain/account/ClubProgress.ts"
import { json } from "#platform/slots.ts"
import type { Slot } from "#platform/Storage.ts"

const tab = <A>(key: string, codec: Schema.Codec<A, string>, fallback: A): Slot<A> => ({
  key,
  area: "session",
  codec,
  fallback,
})

/** Storage slots that the VIP page reads. They are cleared with the session. */
export const vipSlots = {
  /** The symbol of the wallet's currency. */
  currency: tab("CURRENCY_SYMBOL", Schema.String, ""),
  /** The member's club. */
  club: tab("CLUB_LABEL", Schema.String, ""),
  /** Whether the member has loaded; empty until the menu opens the page. It explains an empty club. */
  member: tab("CLUB_MEMBER", Schema.Literals(["", "loaded", "failed"]), ""),
  /** The way to the next level, if there is one. */
  progress: tab("CLUB_PROGRESS", json(ClubProgress), null),
} as const
