import type { TFunction } from "i18next"

import type { Message, MessageKey } from "./messages.ts"

export const messageText = (t: TFunction, { key, values }: Message): string => t(key, { ...values })

export const failureText = (t: TFunction, what: MessageKey, why: Message): string => {
  const reason = messageText(t, why)
  const isSentence = /[.!?。！？]$/.test(reason)
  return t(isSentence ? "failure_with_reason" : "failure_with_phrase", { what: t(what), why: reason })
}

export const labelText = (t: TFunction, label: string, value: string): string =>
  t("label_and_value", { label, value })

export const rangeText = (t: TFunction, from: string, to: string): string => t("period_range", { from, to })

export const durationText = (
  t: TFunction,
  { days, clock }: { readonly days: number; readonly clock: string },
): string => (days === 0 ? clock : t("duration_days", { count: days, clock }))

// Replaces `tl`, the older code of Filipino, because iOS below 14 does not support this code.
const localeOf = (language: string): string => (language === "tl" ? "fil" : language)

export const listText = (t: TFunction, language: string, items: ReadonlyArray<string>): string =>
  // Without `Intl.ListFormat`, as on iOS below 14.5, a separator joins the items.
  "ListFormat" in Intl
    ? new Intl.ListFormat(localeOf(language)).format(items)
    : items.join(t("list_separator"))

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const

const formatTime = (language: string, time: number, parts: Intl.DateTimeFormatOptions): string => {
  const date = new Date(time)
  if (time <= 0 || Number.isNaN(date.getTime())) return ""
  return new Intl.DateTimeFormat(localeOf(language), {
    calendar: "gregory",
    numberingSystem: "latn",
    ...parts,
    ...clock,
  }).format(date)
}

/** Returns an empty text for an unknown time. The year is Gregorian in every language, as in date fields. */
export const dateTimeText = (language: string, time: number): string =>
  // The fields are listed, because iOS below 14.1 lacks `dateStyle`.
  formatTime(language, time, { year: "numeric", month: "short", day: "numeric" })

/** The time of a day that a heading names. */
export const timeText = (language: string, time: number): string => formatTime(language, time, {})

const formatDay = (language: string, day: string, parts: Intl.DateTimeFormatOptions): string => {
  const date = new Date(`${day}T00:00`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(localeOf(language), {
    calendar: "gregory",
    numberingSystem: "latn",
    day: "numeric",
    ...parts,
  }).format(date)
}

export const dayText = (language: string, day: string): string =>
  formatDay(language, day, { year: "numeric", month: "short" })

const calendarDate = /^\d{4}-\d{2}-\d{2}$/

export const periodText = (language: string, period: string): string =>
  calendarDate.test(period) ? dayText(language, period) : period

export const dayMonthText = (language: string, day: string): string =>
  formatDay(language, day, { month: "numeric" })

/** Groups digits as in amounts of money, in every language (spec §9). */
export const countText = (count: number): string => new Intl.NumberFormat("en").format(count)
