import type { Period } from "#domain/DateRange.ts"
import type { MessageKey } from "#i18n/messages.ts"

export const periodNames: Readonly<Record<Period, MessageKey>> = {
  today: "period_today",
  yesterday: "period_yesterday",
  week: "period_week",
  month: "period_month",
  own: "period_own",
}
