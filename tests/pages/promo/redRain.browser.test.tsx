import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { millis } from "#config/millis.ts"
import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { redRain } from "#gateway/calls/promo/redRain.ts"
import { passes, visit, type VisitOptions } from "#tests/support/page.tsx"
import { expectText, main } from "#tests/support/pagePlayer.ts"

const start = Date.parse("2026-11-26T12:00:00Z")
const rain = { title: "Lantern Rain", startTime: start, endTime: start + 600_000, received: [] }
const shortRain = { ...rain, endTime: start + 60_000 }

/** A persona whose session may enter the agent area. */
const agent = { persona: "9" }

const teaser = () => main().getByRole("link", { name: /^Lantern Rain/ })
const teaserText = () => teaser().element().textContent
const hasWinners = async () => {
  await expect.element(main().getByRole("table")).toBeVisible()
}

/** An agent's home, a time before the start of the rain. */
const homeBefore = (ahead: number, options: VisitOptions = {}) =>
  visit({
    ...agent,
    clock: new Date(start - ahead),
    before: ({ rewrite }) => rewrite(redRain, () => rain),
    ...options,
  })

const open = (options: VisitOptions = {}) =>
  visit({ ...agent, path: paths.redRain, settings: { redRain: "running" }, ...options })

const packets = () => [...document.querySelectorAll<HTMLElement>("[data-still] > *")]
const layer = () => packets()[0]?.parentElement ?? document.body
const hasPackets = async () => {
  await expect.poll(() => packets().length).toBeGreaterThan(0)
}
const falls = () => packets().map((packet) => packet.getAnimations().length)

/** The topmost element at the middle of an element. */
const topmostAt = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

describe("the teaser of a red packet rain on home", () => {
  it("home shows the teaser from one hour before the start, and it counts down", async () => {
    await homeBefore(millis(timings.rainAhead) + 60_000)
    await hasWinners()
    await expect.element(page.getByRole("contentinfo")).toBeVisible()
    expect(teaser().elements()).toEqual([])
    await passes(Duration.minutes(1))
    await expect.poll(teaserText).toMatch(/^Lantern Rain Starts in (1:00:00|59:\d\d)$/)
    await passes(Duration.minutes(1))
    await expect.poll(teaserText).toMatch(/^Lantern Rain Starts in 58:\d\d$/)
  })

  it("the teaser counts to the end of the rain when it begins, and goes when it ends", async () => {
    await homeBefore(30_000, { before: ({ rewrite }) => rewrite(redRain, () => shortRain) })
    await expect.poll(teaserText).toMatch(/^Lantern Rain Starts in 0:\d\d$/)
    await passes(Duration.seconds(30))
    await expect.poll(teaserText).toMatch(/^Lantern Rain Open now\. Ends in (1:00|0:\d\d)$/)
    await passes(Duration.minutes(1))
    await expect.poll(() => teaser().elements()).toEqual([])
  })

  it("the teaser follows the gateway's clock when the device's is wrong", async () => {
    await homeBefore(3 * millis(timings.rainAhead), {
      before: ({ rewrite, dates }) => {
        rewrite(redRain, () => rain)
        dates(() => new Date(start - 600_000))
      },
    })
    await expect.poll(teaserText).toMatch(/Starts in (10:0|9:)\d/)
  })

  it("the teaser leads to the page of the red packet rain", async () => {
    const { at } = await visit({ ...agent, settings: { redRain: "coming" } })
    await teaser().click()
    await expect.poll(at).toBe(paths.redRain)
  })

  it.each(["none", "over"] as const)(
    "home shows no teaser for a red packet rain that is %s",
    async (state) => {
      const { callsTo } = await visit({ ...agent, settings: { redRain: state } })
      await expect.poll(() => callsTo(redRain).length).toBe(1)
      await hasWinners()
      expect(teaser().elements()).toEqual([])
    },
  )

  it("home shows no teaser and no failure when the call of the red packet rain fails", async () => {
    const { callsTo, allows } = await visit({
      ...agent,
      settings: { redRain: "coming" },
      before: ({ fails }) => fails(redRain, "http500"),
    })
    allows(/500/)
    await expect.poll(() => callsTo(redRain).length).toBeGreaterThan(0)
    await hasWinners()
    expect(teaser().elements()).toEqual([])
    expect(page.getByRole("alert").elements()).toEqual([])
  })

  it.each([
    ["the persona may not open its page", { persona: "0" }],
    ["the visitor is a guest", { persona: "guest" }],
    [
      "the merchant does not offer it",
      { ...agent, settings: { redRain: "coming", modulesOff: ["REWCEN3"] } },
    ],
  ] satisfies ReadonlyArray<[string, VisitOptions]>)(
    "home does not request the red packet rain when %s",
    async (_, options) => {
      const { callsTo } = await visit({ settings: { redRain: "coming" }, ...options })
      await hasWinners()
      await expect.element(page.getByRole("contentinfo")).toBeVisible()
      expect(callsTo(redRain)).toEqual([])
      expect(teaser().elements()).toEqual([])
    },
  )
})

describe("the packets of a running red packet rain", () => {
  it("the packets fall over the whole page, lengthen it by nothing and take no presses", async () => {
    await open({ moves: true })
    await hasPackets()
    const { left, top, right, bottom } = layer().getBoundingClientRect()
    expect([left, top, Math.round(right), bottom]).toEqual([0, 0, window.innerWidth, window.innerHeight])
    expect(falls()).toEqual(packets().map(() => 1))
    const { scrollHeight, scrollWidth } = document.documentElement
    layer().style.display = "none"
    expect(document.documentElement).toMatchObject({ scrollHeight, scrollWidth })
    layer().style.display = ""
    for (const packet of packets()) expect(layer().contains(topmostAt(packet))).toBe(false)
  })

  it("the packets are above the content and below the title bar while they fall, below the content when paused", async () => {
    await open({ moves: true })
    await hasPackets()
    const heading = main().getByRole("heading", { name: "Lantern Rain" }).element()
    const title = page.getByRole("heading", { level: 1 }).element()
    /** Whether the layer would take a press on an element. */
    const covers = (element: Element) => {
      layer().style.pointerEvents = "auto"
      const isCovered = layer().contains(topmostAt(element))
      layer().style.pointerEvents = ""
      return isCovered
    }
    expect([covers(heading), covers(title)]).toEqual([true, false])
    await main().getByRole("button", { name: "Pause" }).click()
    expect([covers(heading), covers(title)]).toEqual([false, false])
  })

  it("with reduced motion the packets do not move, are below the content, and nothing can be paused", async () => {
    await open({ moves: false })
    await hasPackets()
    expect(falls()).toEqual(packets().map(() => 0))
    expect(getComputedStyle(layer()).zIndex).toBe("-1")
    const places = packets().map((packet) => packet.getBoundingClientRect().top)
    expect(new Set(places).size).toBe(places.length)
    expect(main().getByRole("button", { name: "Pause" }).elements()).toEqual([])
  })

  it.each(["none", "coming", "over"] as const)(
    "nothing falls while the red packet rain is %s",
    async (redRain) => {
      await open({ settings: { redRain }, moves: true })
      await expect
        .element(
          main()
            .getByText(/No event is planned|Starts in|is over/)
            .first(),
        )
        .toBeVisible()
      expect(packets()).toEqual([])
    },
  )

  it("nothing falls when the call of the red packet rain fails, until a retry succeeds", async () => {
    const { mends, allows } = await open({ before: ({ fails }) => fails(redRain, "http500") })
    allows(/500/)
    await expectText(/^The event could not be loaded/)
    expect(packets()).toEqual([])
    mends(redRain)
    await main().getByRole("button", { name: "Try again" }).click()
    await hasPackets()
  })
})
