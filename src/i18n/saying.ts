import type { TFunction } from "i18next"

import type { Message, MessageKey } from "./messages.ts"

/** Translates a message with its values. */
export const messageText = (t: TFunction, { key, values }: Message): string => t(key, { ...values })

/** Joins what failed with the reason. */
export const failureText = (t: TFunction, what: MessageKey, why: Message): string =>
  t("failure_with_reason", { what: t(what), why: messageText(t, why) })

/** Joins a label and its value, with the colon of the language. */
export const labelText = (t: TFunction, label: string, value: string): string =>
  t("label_and_value", { label, value })

/** Formats a list in the given language. iOS below 14.5 lacks `Intl.ListFormat`. */
export const listText = (t: TFunction, language: string, items: ReadonlyArray<string>): string =>
  "ListFormat" in Intl ? new Intl.ListFormat(language).format(items) : items.join(t("list_separator"))

/**
 * Formats a time in the given language and the device's time zone, with 24 hours. Empty for an unknown time.
 *
 * iOS below 14.1 lacks `dateStyle`. The year is Gregorian in every language, as in the date fields.
 */
export const dateTimeText = (language: string, time: number): string => {
  const date = new Date(time)
  if (time <= 0 || Number.isNaN(date.getTime())) return ""
  return new Intl.DateTimeFormat(language, {
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

/** Formats a calendar date (`YYYY-MM-DD`) in the given language. The year is Gregorian. */
export const dayText = (language: string, day: string): string => {
  const date = new Date(`${day}T00:00`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(language, {
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "short",
    day: "numeric",
  }).format(date)
}

/** Formats a count in the given language. Amounts of money are formatted by `Money.format`. */
export const countText = (language: string, count: number): string =>
  new Intl.NumberFormat(language).format(count)
