import type { MessageKey } from "#i18n/messages.ts"

/**
 * The greeting for a local hour with minutes as a fraction: 14.01 is late afternoon (spec §9 "Greeting by
 * hour").
 */
export const greeting = (hour: number): MessageKey => {
  if (hour <= 10) return "greeting_morning"
  if (hour <= 14) return "greeting_early_afternoon"
  return hour <= 18 ? "greeting_late_afternoon" : "greeting_evening"
}
