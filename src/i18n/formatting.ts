import type { TFunction } from "i18next"

import type { Message, MessageKey } from "./messages.ts"

export const messageText = (t: TFunction, { key, values }: Message): string => t(key, { ...values })

export const failureText = (t: TFunction, what: MessageKey, why: Message): string => {
  const reason = messageText(t, why)
  const isSentence = /[.!?。！？]$/.test(reason)
  return t(isSentence ? "failure_with_reason" : "failure_with_phrase", { what: t(what), why: reason })
}

/** The same as `failureText` in two paragraphs. */
export const failureLines = (t: TFunction, what: MessageKey, why: Message) => ({
  title: t(what),
  text: messageText(t, why),
})

export const labelText = (t: TFunction, label: string, value: string): string =>
  t("label_and_value", { label, value })

export const rangeText = (t: TFunction, from: string, to: string): string => t("period_range", { from, to })

export const durationText = (
  t: TFunction,
  { days, clock }: { readonly days: number; readonly clock: string },
): string => (days === 0 ? clock : t("duration_days", { count: days, clock }))

// Replaces `tl`, the older code of Filipino, because iOS below 14 does not support this code.
const localeOf = (language: string): string => (language === "tl" ? "fil" : language)

// Keeps a format for each language, because creating one takes long.
const perLanguage = <Format>(create: (locale: string) => Format): ((language: string) => Format) => {
  const created = new Map<string, Format>()
  return (language) => {
    const format = created.get(language) ?? create(localeOf(language))
    created.set(language, format)
    return format
  }
}

const lists = perLanguage((locale) => new Intl.ListFormat(locale))

export const listText = (t: TFunction, language: string, items: ReadonlyArray<string>): string =>
  // Without `Intl.ListFormat`, as on iOS below 14.5, a separator joins the items.
  "ListFormat" in Intl ? lists(language).format(items) : items.join(t("list_separator"))

// The time zone is UTC, because a kept format would ignore that the device's time zone has changed.
const gregorian = { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" } as const

const dates = (fields: Intl.DateTimeFormatOptions) =>
  perLanguage((locale) => new Intl.DateTimeFormat(locale, { ...gregorian, ...fields }))

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const

// The fields are listed, because iOS below 14.1 lacks `dateStyle`.
const dateTimes = dates({ year: "numeric", month: "short", day: "numeric", ...clock })

const times = dates(clock)

const textOfTime = (time: number, format: Intl.DateTimeFormat): string => {
  const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000)
  return time <= 0 || Number.isNaN(local.getTime()) ? "" : format.format(local)
}

/** Returns an empty text for an unknown time. The year is Gregorian in every language, as in date fields. */
export const dateTimeText = (language: string, time: number): string => textOfTime(time, dateTimes(language))

/** The time of a day that a heading names. */
export const timeText = (language: string, time: number): string => textOfTime(time, times(language))

const textOfDay = (day: string, format: Intl.DateTimeFormat): string => {
  const date = new Date(`${day}T00:00Z`)
  return Number.isNaN(date.getTime()) ? day : format.format(date)
}

const days = dates({ year: "numeric", month: "short", day: "numeric" })

export const dayText = (language: string, day: string): string => textOfDay(day, days(language))

const calendarDate = /^\d{4}-\d{2}-\d{2}$/

export const periodText = (language: string, period: string): string =>
  calendarDate.test(period) ? dayText(language, period) : period

const daysOfMonths = dates({ month: "numeric", day: "numeric" })

export const dayMonthText = (language: string, day: string): string => textOfDay(day, daysOfMonths(language))
