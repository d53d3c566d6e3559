import type { MessageKey } from "#i18n/messages.ts"

export const greeting = (hour: number): MessageKey => {
  if (hour <= 10) return "greeting_morning"
  if (hour <= 14) return "greeting_early_afternoon"
  return hour <= 18 ? "greeting_late_afternoon" : "greeting_evening"
}
