import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { redRain as redRainCall } from "#gateway/calls/promo/redRain.ts"
import { expectQuiet, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const call = redRainCall.path

const main = (page: Page) => page.getByRole("main")
const event = (page: Page) => main(page).getByRole("region", { name: "Lantern Rain" })
const countdown = (page: Page) => event(page).getByRole("timer")

const open = (redRain: Settings["redRain"], options: VisitOptions = {}): Promise<Page> =>
  product.visit({ persona: "9", path: paths.redRain, settings: { redRain }, ...options })

/** The states of the running animations of the packets. */
const falling = (page: Page) =>
  main(page).evaluate((content) =>
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && content.contains(effect.target))
      .map(({ playState }) => playState),
  )

/** Waits until every packet has one animation in this state. */
const expectFalling = async (page: Page, states: ReadonlyArray<AnimationPlayState>): Promise<void> => {
  await expect.poll(async () => [...new Set(await falling(page))]).toEqual(states)
}

describe("the red packet rain", () => {
  it("the red packet rain without an event says so and leads to the promotions", async () => {
    const page = await open("none")
    await main(page).getByText("No event is planned at the moment.").waitFor()
    await main(page).getByRole("link", { name: "Promotion" }).waitFor()
    expectQuiet(page)
  })

  it("a red packet rain that has not begun counts down to its start, and nothing falls", async () => {
    const page = await open("coming")
    await event(page).getByText("Starts in").waitFor()
    const first = await countdown(page).textContent()
    expect(first).toMatch(/^\d?\d:\d\d$/)
    await expect.poll(() => countdown(page).textContent()).not.toBe(first)
    expect(await falling(page)).toEqual([])
    expectQuiet(page)
  })

  it("the packets of a running red packet rain fall until the player pauses them", async () => {
    const page = await open("running")
    await event(page).getByText("Open now. Ends in").waitFor()
    await expectFalling(page, ["running"])
    const pause = event(page).getByRole("button", { name: "Pause" })
    await pause.click()
    await expectFalling(page, ["paused"])
    await pause.click()
    await expectFalling(page, ["running"])
    await main(page).getByText("You have not received any red packets yet.").waitFor()
    expectQuiet(page)
  })

  it("with reduced motion the packets of a running red packet rain do not move", async () => {
    const page = await open("running", { context: { reducedMotion: "reduce" } })
    await event(page).getByText("Open now. Ends in").waitFor()
    await expectFalling(page, [])
    expect(await event(page).getByRole("button", { name: "Pause" }).count()).toBe(0)
    expectQuiet(page)
  })

  it("a running red packet rain shows each received packet and the total", async () => {
    const page = await open("received")
    await event(page)
      .getByText(/^You have received .*\d\.\d\d in this event\.$/)
      .waitFor()
    const received = main(page).getByRole("region", { name: "Received" })
    await expect.poll(() => received.getByRole("listitem").count()).toBeGreaterThan(0)
    expectQuiet(page)
  })

  it("a red packet rain that is over shows what was received, without countdown and motion", async () => {
    const page = await open("over")
    await event(page).getByText("This event is over.").waitFor()
    await event(page)
      .getByText(/^You have received /)
      .waitFor()
    expect(await countdown(page).count()).toBe(0)
    expect(await falling(page)).toEqual([])
    expectQuiet(page)
  })

  it.each([
    ["http500", "The event could not be loaded."],
    ["refused", "No permission or feature temporarily unavailable"],
  ] as const)(
    "a red packet rain whose call fails (%s) says why and loads on a retry",
    async (kind, reason) => {
      const page = await product.visit({
        persona: "9",
        path: paths.redRain,
        settings: { redRain: "running", faults: [{ call, kind, times: "always", code: "no_permission" }] },
      })
      const failure = main(page).getByRole("alert").filter({ hasText: reason })
      await failure.waitFor()
      product.world.configure({ faults: [] })
      await failure.getByRole("button", { name: "Try again" }).click()
      await event(page).getByText("Open now. Ends in").waitFor()
      expectQuiet(page, /500/)
    },
  )
})
