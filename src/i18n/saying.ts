import type { TFunction } from "i18next"

import type { Message, MessageKey } from "./messages.ts"

/** Translates a message with its values. */
export const messageText = (t: TFunction, { key, values }: Message): string => t(key, { ...values })

/** Joins what failed with the reason. A reason without a full stop gets one. */
export const failureText = (t: TFunction, what: MessageKey, why: Message): string => {
  const reason = messageText(t, why)
  const isSentence = /[.!?。！？]$/.test(reason)
  return t(isSentence ? "failure_with_reason" : "failure_with_phrase", { what: t(what), why: reason })
}

/** Joins a label and its value, with the colon of the language. */
export const labelText = (t: TFunction, label: string, value: string): string =>
  t("label_and_value", { label, value })

/** A range of days, times or amounts. The ends are formatted already. */
export const rangeText = (t: TFunction, from: string, to: string): string => t("period_range", { from, to })

/** A duration as `4:05`, `1:02:03` or `2 days 1:02:03`. */
export const durationText = (
  t: TFunction,
  { days, clock }: { readonly days: number; readonly clock: string },
): string => (days === 0 ? clock : t("duration_days", { count: days, clock }))

/** The locale for `Intl`. iOS below 14 lacks `tl`, the older code of Filipino. */
const localeOf = (language: string): string => (language === "tl" ? "fil" : language)

/** Formats a list in the given language. iOS below 14.5 lacks `Intl.ListFormat`. */
export const listText = (t: TFunction, language: string, items: ReadonlyArray<string>): string =>
  "ListFormat" in Intl
    ? new Intl.ListFormat(localeOf(language)).format(items)
    : items.join(t("list_separator"))

/**
 * Formats a time in the given language and the device's time zone, with 24 hours. Empty for an unknown time.
 *
 * iOS below 14.1 lacks `dateStyle`. The year is Gregorian in every language, as in the date fields.
 */
export const dateTimeText = (language: string, time: number): string => {
  const date = new Date(time)
  if (time <= 0 || Number.isNaN(date.getTime())) return ""
  return new Intl.DateTimeFormat(localeOf(language), {
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(date)
}

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

/** Formats a calendar date (`YYYY-MM-DD`) in the given language. The year is Gregorian. */
export const dayText = (language: string, day: string): string =>
  formatDay(language, day, { year: "numeric", month: "short" })

const calendarDate = /^\d{4}-\d{2}-\d{2}$/

/** Formats the period of a payout: a calendar date in the given language, another text as the gateway sends it. */
export const periodText = (language: string, period: string): string =>
  calendarDate.test(period) ? dayText(language, period) : period

/** Formats day and month of a calendar date in the order of the language: `11/5`, `5/11`. */
export const dayMonthText = (language: string, day: string): string =>
  formatDay(language, day, { month: "numeric" })

/** Formats a count with the grouping of money in every language (spec §9). `Money.format` formats amounts. */
export const countText = (count: number): string => new Intl.NumberFormat("en").format(count)
