import { Schema } from "effect"

import { limits } from "#config/limits.ts"
import { withFallback } from "#domain/Lenient.ts"

export type UnreadCount = number

export const none: UnreadCount = 0

export const UnreadCount = withFallback(Schema.Finite, none)

export interface UnreadCounts {
  readonly announcements: UnreadCount
  readonly chat: UnreadCount
  readonly inbox: UnreadCount
}

export const toBadge = (count: UnreadCount): string => {
  if (!(count >= 1)) return ""
  return count > limits.badgeCap ? `${limits.badgeCap}+` : String(Math.floor(count))
}
