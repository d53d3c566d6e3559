import { assert, describe, it } from "@effect/vitest"
import { Duration } from "effect"

import { timings } from "#config/timings.ts"
import * as Countdown from "#domain/Countdown.ts"

const now = 1_700_000_000_000
const seconds = (countdown: Countdown.Countdown, later: number) =>
  Countdown.at(countdown, now + later * 1000).seconds

describe("SMS countdown", () => {
  it("[RG-13] the SMS countdown shows 60 until the remaining time is first calculated", () => {
    assert.strictEqual(Countdown.begin(now + 45_000, now).seconds, 60)
    assert.strictEqual(Duration.toSeconds(timings.codeInitial), 60)
  })

  it("[RG-11] the SMS countdown shows 45 at 45 s before expirationTime, and 35 after a jump of 10 s", () => {
    const countdown = Countdown.begin(now + 45_000, now)
    assert.strictEqual(seconds(countdown, 0), 45)
    assert.strictEqual(seconds(countdown, 10), 35)
    assert.strictEqual(seconds(countdown, 44.2), 1)
    assert.strictEqual(seconds(countdown, 45), 0)
  })

  it("the SMS countdown lasts 60 seconds when the server's clock is wrong", () => {
    for (const expirationTime of [now - 3_600_000, now, now + 3_600_000, 0]) {
      const countdown = Countdown.begin(expirationTime, now)
      assert.strictEqual(seconds(countdown, 0), 60)
      assert.strictEqual(seconds(countdown, 60), 0)
    }
  })

  it("the SMS countdown does not exceed its limit when the device's clock is set back", () => {
    const countdown = Countdown.begin(now + 45_000, now)
    const setBack = Countdown.at(countdown, now - 86_400_000)
    assert.strictEqual(setBack.seconds, 600)
    assert.strictEqual(Countdown.at(setBack, now - 86_400_000 + 600_000).seconds, 0)
  })
})
