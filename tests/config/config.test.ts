import { assert, describe, it } from "@effect/vitest"
import { Duration } from "effect"

import { limits } from "#config/limits.ts"
import { millis, seconds } from "#config/millis.ts"
import { defaultPlatform, languageFacts, languages } from "#config/product.ts"
import { timings } from "#config/timings.ts"
import { units } from "#config/units.ts"

/** Section 9 and the decisions, in milliseconds. */
const waits: Readonly<Record<keyof typeof timings, number | ReadonlyArray<number>>> = {
  readTimeout: 15_000,
  changeTimeout: 30_000,
  retryReads: [300, 900],
  retryCode: [1000, 3000, 6000],
  chatRedirect: 500,
  unreadThrottle: 250,
  markReadPace: 150,
  hotListDebounce: 250,
  helpDebounce: 200,
  revalidation: 200,
  slotSearchDebounce: 400,
  searchLoader: 3000,
  loadMoreThrottle: 1000,
  hotSearchDelay: 500,
  hotSearchLoader: 10_000,
  frameWait: 15_000,
  taskFrame: 150,
  taskShow: 100,
  taskWait: 10_000,
  drawWait: 3000,
  languageRefresh: 250,
  keptAfter: 50,
  homePatience: 150,
  bannerAutoplay: 5000,
  winnerStep: 1000,
  /** 30 frames a second, to the nanosecond. */
  tickerFrame: 33.333333,
  routeFade: 300,
  maskGuard: 300,
  toastDefault: 1500,
  toastSaved: 1000,
  toastRefused: 2000,
  toastOffline: 1000,
  toastBackend: 3000,
  toastLong: 8000,
  loader: 10_000,
  loaderUntilDone: 9_999_000,
  lazyLoader: 200,
  lazyThrottle: 300,
  codeTick: 500,
  codeInitial: 60_000,
  codeLongest: 600_000,
  toastSent: 1500,
  proofWait: 10_000,
  identityWait: 60_000,
  leaveAfterSave: 1000,
  lookUpDebounce: 400,
  longPress: 370,
  pressIn: 130,
  slowLoad: 8000,
  workerStart: 3000,
  aheadPause: 500,
  updateLook: 600_000,
  statusStale: 300_000,
  rainRefresh: 30_000,
}

describe("the numbers of the product", () => {
  it.each(Object.entries(waits))("%s is %j ms", (name, expected) => {
    const wait = Object.entries(timings).find(([key]) => key === name)?.[1] ?? []
    const actual = "length" in wait ? wait.map(millis) : millis(wait)
    assert.deepEqual(actual, expected)
  })

  it("every wait is in the table", () => {
    assert.hasAllKeys(waits, Object.keys(timings))
  })

  it("motion libraries get seconds", () => {
    assert.strictEqual(seconds(Duration.millis(300)), 0.3)
  })

  it("[BC-17] a length of the canvas is a hundredth of it in rem", () => {
    assert.strictEqual(units(340), "3.4rem")
    assert.strictEqual(units(0), "0rem")
    assert.strictEqual(units(153), "1.53rem")
  })

  it("the limits are those of section 9", () => {
    assert.deepInclude(limits, {
      badgeCap: 99,
      winners: 100,
      winnersAtRest: 6,
      captcha: { min: 1, max: 16 },
      loginHotGames: 4,
      favouriteIds: 100,
      gamePage: 25,
      ageOfConsent: 21,
      headerScroll: 0.5,
      swipeBack: 100,
      lazyMargin: 100,
    })
  })

  it("[GE-20] the default platform is mobile", () => {
    assert.strictEqual(defaultPlatform, "mobile")
  })

  it("every language has a dictionary of its own, and gaps that end in English", () => {
    assert.lengthOf(new Set(languages.map((language) => languageFacts[language].file)), languages.length)
    for (const language of languages) {
      const { fallback, tag } = languageFacts[language]
      assert.strictEqual(fallback.at(-1), language === "EN" ? undefined : "EN")
      assert.notInclude(fallback, language)
      assert.strictEqual(Intl.getCanonicalLocales(tag)[0], tag === "tl" ? "fil" : tag)
    }
  })
})
