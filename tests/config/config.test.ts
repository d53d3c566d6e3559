import { assert, describe, it } from "@effect/vitest"
import { Duration } from "effect"

import { limits } from "#config/limits.ts"
import { accessTimings } from "#config/accessTimings.ts"
import { millis, seconds } from "#config/millis.ts"
import { languageFacts, languages } from "#config/product.ts"
import { timings } from "#config/timings.ts"
import { units } from "#config/units.ts"

/** The values of section 9 and of the decisions, in milliseconds. */
const waits: Readonly<Record<keyof typeof timings, number | ReadonlyArray<number>>> = {
  telemetryInterval: 10_000,
  readTimeout: 15_000,
  prefetchAge: 15_000,
  changeTimeout: 30_000,
  retryReads: [300, 900],
  retryCode: [1000, 3000, 6000],
  tabClaim: 70_000,
  tabLockWait: 30_000,
  tabClaimCheck: 60,
  chatRedirect: 500,
  unreadThrottle: 250,
  draftLifetime: 1_800_000,
  markReadThrottle: 150,
  hotListDebounce: 250,
  hotTabWait: 3000,
  helpDebounce: 200,
  revalidation: 200,
  slotSearchDebounce: 400,
  searchLoader: 3000,
  loadMoreThrottle: 1000,
  hotSearchDelay: 500,
  hotSearchLoader: 10_000,
  iframeWait: 15_000,
  historyStep: 2000,
  downloadStart: 2000,
  taskIframe: 150,
  taskShow: 100,
  taskWait: 10_000,
  drawWait: 3000,
  drawSpread: 2000,
  breakerFirstPause: 1000,
  breakerLongestPause: 20_000,
  probeTurn: 100,
  loneMemory: 60_000,
  rainSpread: 10_000,
  onlineSpread: 2000,
  onlineCheck: 5000,
  retryAfterLongest: 300_000,
  breakerPatience: 2000,
  lookAgain: 3000,
  languageRefresh: 250,
  cachedAfter: 50,
  valueWait: 3000,
  firstRenderWait: 150,
  bannerAutoplay: 5000,
  winnerStep: 1000,
  /** 30 frames a second, rounded to nanoseconds. */
  tickerFrame: 33.333333,
  routeFade: 300,
  maskGuard: 300,
  toastCharacter: 60,
  toastShortest: 1500,
  toastLongest: 8000,
  toastSaved: 1000,
  toastRefused: 2000,
  toastTrialRefused: 1000,
  toastRegistered: 3000,
  loader: 10_000,
  loaderUntilDone: 9_999_000,
  lazyLoader: 200,
  lazyThrottle: 300,
  codeTick: 500,
  codeInitial: 60_000,
  codeLongest: 600_000,
  toastSent: 1500,
  verificationTimeout: 10_000,
  identityTimeout: 60_000,
  identityWindow: 8000,
  leaveAfterSave: 1000,
  longPress: 370,
  pressIn: 130,
  slowLoad: 8000,
  workerStart: 3000,
  preloadPause: 500,
  installPause: 1_209_600_000,
  updateThrottle: 600_000,
  updatePatience: 2000,
  statusStale: 300_000,
  rainRefresh: 30_000,
  rainAhead: 3_600_000,
  receiptStored: 604_800_000,
}

describe("configured values", () => {
  it.each(Object.entries(waits))("the timing %s is %j ms", (name, expected) => {
    const wait = Object.entries(timings).find(([key]) => key === name)?.[1] ?? []
    const actual = "length" in wait ? wait.map(millis) : millis(wait)
    assert.deepEqual(actual, expected)
  })

  it("the waits of player protection are 5 s, 1 min and 1 h, a look at the device's sleep is each 5 s, and one at the session each minute to second", () => {
    assert.deepStrictEqual(
      Object.values(accessTimings).map(millis),
      [5000, 60_000, 3_600_000, 5000, 5000, 60_000, 1000],
    )
  })

  it("the test's table contains every timing of the configuration", () => {
    assert.hasAllKeys(waits, Object.keys(timings))
  })

  it("a duration converts to seconds for motion libraries", () => {
    assert.strictEqual(seconds(Duration.millis(300)), 0.3)
  })

  it("[BC-17] a length in canvas units converts to rem by division by 100", () => {
    assert.strictEqual(units(340), "3.4rem")
    assert.strictEqual(units(0), "0rem")
    assert.strictEqual(units(153), "1.53rem")
  })

  it("the configured limits are those of section 9 of the specification", () => {
    assert.deepInclude(limits, {
      badgeCap: 99,
      winners: 100,
      winnersAtRest: 6,
      winnersMoving: 3,
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

  it("every language has its own dictionary, and its fallbacks end in English", () => {
    assert.lengthOf(new Set(languages.map((language) => languageFacts[language].file)), languages.length)
    for (const language of languages) {
      const { fallback, tag } = languageFacts[language]
      assert.strictEqual(fallback.at(-1), language === "EN" ? undefined : "EN")
      assert.notInclude(fallback, language)
      assert.strictEqual(Intl.getCanonicalLocales(tag)[0], tag === "tl" ? "fil" : tag)
    }
  })
})
