import { assert, describe, it, vi } from "@effect/vitest"
import i18next, { type TFunction } from "i18next"

import { changeLanguage } from "#app/i18n.ts"
import { type Language, languageFacts, languages } from "#config/product.ts"
import * as DurationText from "#domain/DurationText.ts"
import type { MessageKey } from "#i18n/messages.ts"
import {
  dateTimeText,
  dayMonthText,
  dayText,
  durationText,
  failureText,
  listText,
  periodText,
  rangeText,
} from "#i18n/formatting.ts"

describe("dateTimeText", () => {
  const time = new Date(2026, 10, 2, 14, 5, 59).getTime()

  it("a time in English is formatted as local time with the 24-hour clock", () => {
    assert.strictEqual(dateTimeText("en", time), "Nov 2, 2026, 14:05")
    assert.strictEqual(dateTimeText("en", new Date(2026, 0, 31, 0, 5).getTime()), "Jan 31, 2026, 00:05")
  })

  it.for(languages)(
    "a time in the language %s is formatted with the Gregorian year, the day and the 24-hour clock",
    (language) => {
      const text = dateTimeText(languageFacts[language].tag, time)
      for (const part of ["2026", "2", "14:05"]) assert.include(text, part)
      if (languageFacts[language].tag !== "en") assert.notStrictEqual(text, dateTimeText("en", time))
    },
  )

  it.for([0, -1, Number.NaN, 9e15])("an unknown time, %d, is formatted as an empty text", (unknown) => {
    assert.strictEqual(dateTimeText("en", unknown), "")
  })
})

describe("calendar dates", () => {
  it.for([
    ["en", "Nov 5, 2026", "11/5"],
    ["ja", "2026年11月5日", "11/5"],
    ["th", "5 พ.ย. 2026", "5/11"],
    ["vi", "5 thg 11, 2026", "5/11"],
  ] as const)("5 November in %s is %s, and %s without its year", ([language, day, short]) => {
    assert.strictEqual(dayText(language, "2026-11-05"), day)
    assert.strictEqual(dayMonthText(language, "2026-11-05"), short)
  })

  it("a text that is not a date is returned unchanged", () => {
    for (const text of ["soon", ""])
      assert.deepStrictEqual([dayText("th", text), dayMonthText("th", text)], [text, text])
  })

  it("a payout period is formatted if it is a date, and returned unchanged otherwise", () => {
    assert.strictEqual(periodText("en", "2026-11-05"), "Nov 5, 2026")
    assert.strictEqual(periodText("en", "2026-11"), "2026-11")
  })
})

describe("formats of dates", () => {
  const time = new Date(2026, 10, 2, 14, 5).getTime()

  it("dates in the language `tl` are formatted by the locale `fil`, which older engines have", async () => {
    const { DateTimeFormat } = Intl
    const locales: Array<string> = []
    vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (locale, options) {
      locales.push(String(locale))
      return new DateTimeFormat(locale, options)
    })
    vi.resetModules()
    const fresh = await import("#i18n/formatting.ts")
    const textsIn = (language: string) => [
      fresh.dateTimeText(language, time),
      fresh.dayText(language, "2026-11-05"),
      fresh.dayMonthText(language, "2026-11-05"),
    ]
    const texts = [textsIn("tl"), textsIn("tl")]
    vi.restoreAllMocks()
    // Each format is created once.
    assert.deepStrictEqual(locales, ["fil", "fil", "fil"])
    assert.deepStrictEqual(texts, [textsIn("fil"), textsIn("fil")])
  })

  it("a new time zone of the device applies to the next time", () => {
    assert.strictEqual(dateTimeText("en", time), "Nov 2, 2026, 14:05")
    vi.stubEnv("TZ", "Etc/GMT-11")
    assert.strictEqual(dateTimeText("en", Date.UTC(2026, 10, 2, 14, 5)), "Nov 3, 2026, 01:05")
    vi.unstubAllEnvs()
  })
})

describe("texts with numbers", () => {
  const inLanguage = async (language: Language): Promise<TFunction> => {
    await changeLanguage(language)
    return i18next.t
  }

  it.for([
    ["EN", "More than 1,200 games", "2 days 1:02:03", "1 day 1:02:03"],
    ["JA", "1,200種類以上のゲーム", "2日 1:02:03", "1日 1:02:03"],
    ["TH", "เกมมากกว่า 1,200 เกม", "2 วัน 1:02:03", "1 วัน 1:02:03"],
    ["VI", "Hơn 1,200 trò chơi", "2 ngày 1:02:03", "1 ngày 1:02:03"],
  ] as const)(
    "%s texts contain numbers with grouped digits, and durations with the days spelled out",
    async ([language, ...texts]) => {
      const t = await inLanguage(language)
      const shown = [
        t("more_than_games", { games: 1200 }),
        durationText(t, DurationText.parts(2 * 86_400 + 3723)),
        durationText(t, DurationText.parts(86_400 + 3723)),
      ]
      assert.deepStrictEqual(shown, [...texts])
    },
  )

  it("a duration of less than a day is formatted as a clock in every language", async () => {
    const t = await inLanguage("TH")
    const shown = [1, 60, 245, 3723].map((seconds) => durationText(t, DurationText.parts(seconds)))
    assert.deepStrictEqual(shown, ["0:01", "1:00", "4:05", "1:02:03"])
  })

  it("a date range in English or Japanese uses that language's dash", async () => {
    assert.strictEqual(rangeText(await inLanguage("EN"), "Nov 5", "Nov 8"), "Nov 5 – Nov 8")
    assert.strictEqual(rangeText(await inLanguage("JA"), "Nov 5", "Nov 8"), "Nov 5〜Nov 8")
  })

  it("a reason after an error message ends with exactly one full stop", async () => {
    const failed = async (language: Language, key: MessageKey) =>
      failureText(await inLanguage(language), "games_failed", { key })
    const lead = "The games could not be loaded."
    const tooMany = `${lead} Too many tries. Please wait a moment, then try again.`
    assert.strictEqual(await failed("EN", "network_slow"), `${lead} Network slow or offline.`)
    assert.strictEqual(await failed("EN", "too_many_requests"), tooMany)
    assert.match(await failed("JA", "network_slow"), /。[^。]+。$/)
    assert.notMatch(await failed("TH", "network_slow"), /[.。]$/)
  })
})

describe("listText", () => {
  const accounts = ["player1001", "player1002"]

  it.for([
    ["en", "player1001 and player1002"],
    ["ja", "player1001、player1002"],
    ["vi", "player1001 và player1002"],
  ] as const)("a list in the language %s is joined as usual in that language", ([language, text]) => {
    assert.strictEqual(listText(i18next.t, language, accounts), text)
  })

  it("a list in an engine without Intl.ListFormat is joined by the dictionary's separator", async () => {
    await changeLanguage("EN")
    vi.stubGlobal("Intl", {})
    assert.strictEqual(listText(i18next.t, "en", accounts), "player1001, player1002")
    vi.unstubAllGlobals()
  })
})
