import { Schema } from "effect"

import { limits } from "#config/limits.ts"

/** Number of unread things; a negative or broken one is none. */
export const UnreadCount = Schema.Finite
export type UnreadCount = number

export const none: UnreadCount = 0

/** What a player has not read yet. */
export interface UnreadCounts {
  readonly announcements: UnreadCount
  readonly chat: UnreadCount
  readonly inbox: UnreadCount
}

/** Badge text: empty for none, `99+` above 99 (spec §9). */
export const toBadge = (count: UnreadCount): string => {
  if (!(count >= 1)) return ""
  return count > limits.badgeCap ? `${limits.badgeCap}+` : String(Math.floor(count))
}
