import { Duration } from "effect"
import { describe, expect, it, vi } from "vitest"

import { paths } from "#config/paths.ts"
import { freePlay } from "#gateway/calls/entry/account.ts"
import { passes, visit } from "#tests/support/page.tsx"
import { alerts, expectTitle } from "#tests/support/pageEntry.ts"
import { player } from "#tests/support/pagePlayer.ts"

const freeReject = "A free-play account cannot use this function"

describe("the trial screen", () => {
  // The free-play check counts type 4 and guests as non-members. Guests meet it nowhere: they may start (C9).
  it("[SS-15, SS-16] a non-member with a session, type 4, is refused free play with free_reject for 2 s and without a request", async () => {
    const { at, callsTo } = await visit({ persona: "4", path: paths.trial, clock: true })
    await expectTitle("Free trial")
    // From now on the time passes only by the test. A tick of 5 ms that has begun still ends.
    vi.setTimerTickMode("manual")
    await player.presses("Free play")
    await expect.element(alerts(freeReject)).toBeVisible()
    await passes(Duration.millis(1900))
    expect(alerts(freeReject).elements().length).toBe(1)
    await passes(Duration.millis(100))
    await expect.element(alerts(freeReject)).not.toBeInTheDocument()
    expect(callsTo(freePlay)).toEqual([])
    expect(at()).toBe(paths.trial)
  })
})
