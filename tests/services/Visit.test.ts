import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { languageFacts } from "#config/product.ts"
import { Preferences } from "#services/Preferences.ts"
import { Visit } from "#services/Visit.ts"

import { openBench } from "../support/services.ts"

describe("the wanted page", () => {
  it.effect("is kept over a reload and given once", () =>
    Effect.gen(function* () {
      const { of, areas } = yield* openBench()
      yield* of(Visit).want("/m/webEmail?a=1")
      const reloaded = yield* openBench({ areas })
      assert.strictEqual(yield* reloaded.of(Visit).takeWanted, "/m/webEmail?a=1")
      assert.strictEqual(yield* reloaded.of(Visit).takeWanted, "")
      assert.isNull(areas.local.getItem("WANTED_PAGE"))
    }),
  )

  it.effect("is never anything but a page of this app, whoever wrote it", () =>
    Effect.gen(function* () {
      for (const hostile of [
        "https://evil.example/m/home",
        "//evil.example",
        "/\\evil.example",
        "javascript:alert(1)",
        "/\t/evil.example",
        "/vip/vip.html",
        "m/home",
        "",
      ]) {
        const { of, areas } = yield* openBench()
        yield* of(Visit).want(hostile)
        assert.isNull(areas.session.getItem("WANTED_PAGE"), hostile)
        areas.session.setItem("WANTED_PAGE", hostile)
        assert.strictEqual(yield* of(Visit).takeWanted, "", hostile)
        assert.isNull(areas.session.getItem("WANTED_PAGE"), hostile)
      }
    }),
  )

  it.effect("a page that is none does not take the place of one that is", () =>
    Effect.gen(function* () {
      const { of } = yield* openBench()
      yield* of(Visit).want("/m/help?i=2")
      yield* of(Visit).want("https://evil.example/")
      assert.strictEqual(yield* of(Visit).takeWanted, "/m/help?i=2")
    }),
  )
})

describe("this visit", () => {
  it.effect("has the lot of its device", () =>
    Effect.gen(function* () {
      const { of } = yield* openBench({ lot: 0.7 })
      assert.strictEqual(of(Visit).lot, 0.7)
    }),
  )

  it.effect("a download that was waved off stays away for the day", () =>
    Effect.gen(function* () {
      const { of, areas } = yield* openBench({ localDate: "2026-11-02" })
      assert.isFalse(yield* of(Visit).downloadWavedOff)
      yield* of(Visit).waveOffDownload
      assert.isTrue(yield* of(Visit).downloadWavedOff)
      const sameDay = yield* openBench({ areas, localDate: "2026-11-02" })
      assert.isTrue(yield* sameDay.of(Visit).downloadWavedOff)
      const nextDay = yield* openBench({ areas, localDate: "2026-11-03" })
      assert.isFalse(yield* nextDay.of(Visit).downloadWavedOff)
    }),
  )
})

describe("what a player chose", () => {
  it.effect("[GE-15] the theme is dark with nothing stored", () =>
    Effect.gen(function* () {
      const { of } = yield* openBench()
      assert.strictEqual(yield* of(Preferences).theme, "dark")
    }),
  )

  it.effect("[GE-14] the theme is stored under theme, also for the next start", () =>
    Effect.gen(function* () {
      const { of, areas } = yield* openBench()
      yield* of(Preferences).chooseTheme("light")
      assert.strictEqual(areas.local.getItem("theme"), "light")
      const reloaded = yield* openBench({ areas })
      assert.strictEqual(yield* reloaded.of(Preferences).theme, "light")
      assert.strictEqual(areas.local.getItem("theme"), "light")
    }),
  )

  it.effect("[GE-16] an invalid stored theme is dark", () =>
    Effect.gen(function* () {
      for (const theme of ["blue", "", "LIGHT", '"light"', "null"]) {
        const { of, areas } = yield* openBench({ stored: { theme } })
        assert.strictEqual(yield* of(Preferences).theme, "dark")
        assert.strictEqual(areas.local.getItem("theme"), "dark")
      }
    }),
  )

  it.effect("[GE-10] with nothing stored the texts are the English ones", () =>
    Effect.gen(function* () {
      const { of } = yield* openBench()
      const language = yield* of(Preferences).language
      assert.strictEqual(language, "EN")
      assert.strictEqual(languageFacts[language].file, "en")
      assert.strictEqual(languageFacts[language].tag, "en")
    }),
  )

  it.effect("[EN-56] the language is kept in local storage under language", () =>
    Effect.gen(function* () {
      const { of, areas } = yield* openBench()
      yield* of(Preferences).chooseLanguage("TY")
      assert.strictEqual(areas.local.getItem("language"), "TY")
      const reloaded = yield* openBench({ areas })
      assert.strictEqual(yield* reloaded.of(Preferences).language, "TY")
      assert.strictEqual(areas.local.getItem("language"), "TY")
    }),
  )

  it.effect("hidden amounts stay hidden over a reload", () =>
    Effect.gen(function* () {
      const { of, areas } = yield* openBench()
      assert.isFalse(yield* of(Preferences).hidesBalance)
      yield* of(Preferences).hideBalance(true)
      const reloaded = yield* openBench({ areas })
      assert.isTrue(yield* reloaded.of(Preferences).hidesBalance)
      yield* reloaded.of(Preferences).hideBalance(false)
      assert.isFalse(yield* reloaded.of(Preferences).hidesBalance)
    }),
  )
})
