import { Schema } from "effect"

import { limits } from "#config/limits.ts"

/** Unread count. Negative or malformed values become 0. */
export const UnreadCount = Schema.Finite
export type UnreadCount = number

export const none: UnreadCount = 0

/** The player's unread counts. */
export interface UnreadCounts {
  readonly announcements: UnreadCount
  readonly chat: UnreadCount
  readonly inbox: UnreadCount
}

/** Badge text: empty for 0, `99+` above 99 (spec §9). */
export const toBadge = (count: UnreadCount): string => {
  if (!(count >= 1)) return ""
  return count > limits.badgeCap ? `${limits.badgeCap}+` : String(Math.floor(count))
}
