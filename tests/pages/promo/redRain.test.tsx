import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { millis } from "#config/millis.ts"
import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { redRain } from "#gateway/calls/promo/redRain.ts"
import { passes, openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { expectText, main } from "#tests/support/pagePlayer.ts"

const start = Date.parse("2026-11-26T12:00:00Z")
const rain = { title: "Lantern Rain", startTime: start, endTime: start + 600_000, received: [] }

const agent = { persona: "9" }

const teaser = () => main().getByRole("link", { name: /^Lantern Rain/ })
const teaserText = () => teaser().element().textContent
const hasWinners = async () => {
  await expect.element(main().getByRole("table")).toBeVisible()
}

const homeBefore = (ahead: number, options: OpenAppOptions = {}) =>
  openApp({
    ...agent,
    clock: new Date(start - ahead),
    before: ({ rewrite }) => rewrite(redRain, () => rain),
    ...options,
  })

const open = (options: OpenAppOptions = {}) =>
  openApp({ ...agent, path: paths.redRain, settings: { redRain: "running" }, ...options })

const packets = () => [...document.querySelectorAll<HTMLElement>("[data-still] > *")]
describe("the teaser of a red packet rain on home", () => {
  it("home shows the teaser with a countdown from one hour before the start", async () => {
    await homeBefore(millis(timings.rainAhead) + 60_000)
    await hasWinners()
    await expect.element(page.getByRole("contentinfo")).toBeVisible()
    expect(teaser().elements()).toEqual([])
    await passes(Duration.minutes(1))
    await expect.poll(teaserText).toMatch(/^Lantern Rain Starts in (1:00:00|59:\d\d)$/)
    await passes(Duration.minutes(1))
    await expect.poll(teaserText).toMatch(/^Lantern Rain Starts in 58:\d\d$/)
  })

  it("the teaser links to the page of the red packet rain", async () => {
    const { at } = await openApp({ ...agent, settings: { redRain: "coming" } })
    await teaser().click()
    await expect.poll(at).toBe(paths.redRain)
  })

  it.each([
    ["the persona may not open its page", { persona: "0" }],
    ["the visitor is a guest", { persona: "guest" }],
    [
      "the merchant does not offer it",
      { ...agent, settings: { redRain: "coming", modulesOff: ["REWCEN3"] } },
    ],
  ] satisfies ReadonlyArray<[string, OpenAppOptions]>)(
    "home does not request the red packet rain when %s",
    async (_, options) => {
      const { callsTo } = await openApp({ settings: { redRain: "coming" }, ...options })
      await hasWinners()
      await expect.element(page.getByRole("contentinfo")).toBeVisible()
      expect(callsTo(redRain)).toEqual([])
      expect(teaser().elements()).toEqual([])
    },
  )
})

describe("red packet rain page", () => {
  const event = () => main().getByRole("region", { name: "Lantern Rain" })
  const countdown = () => event().getByRole("timer")

  it("counts down to the start of a coming event, without falling packets", async () => {
    await open({ settings: { redRain: "coming" }, moves: true, clock: true })
    await expectText("Starts in")
    const first = countdown().element().textContent
    expect(first).toMatch(/^\d?\d:\d\d$/)
    await passes(Duration.seconds(2))
    await expect.poll(() => countdown().element().textContent).not.toBe(first)
    expect(packets()).toEqual([])
  })

  it("shows the received packets and the date of the next rain when the event is over", async () => {
    await open({ settings: { redRain: "over" }, moves: true })
    await expectText("This event is over.")
    await expectText(/^Next rain: /)
    await expectText(/^You have received /)
    expect(countdown().elements()).toEqual([])
    expect(packets()).toEqual([])
  })
})
