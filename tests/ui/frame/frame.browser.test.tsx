import { useTranslation } from "react-i18next"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { timings } from "#config/timings.ts"
import { DelayedSpinner } from "#app/DelayedSpinner.tsx"
import { millis } from "#config/millis.ts"
import { languages } from "#config/product.ts"
import { BottomMenu } from "#ui/frame/menu/BottomMenu.tsx"
import { Ticker } from "#ui/frame/banner/Ticker.tsx"
import { WelcomeCard } from "#ui/home/WelcomeCard.tsx"
import { renderComponent, found, matrixOf, pointAway, pausedAnimation } from "#tests/ui/render.tsx"

const nothing = () => {}

describe("the bottom menu", () => {
  it("[FR-10] the bottom menu shows exactly home, promotion, deposit, member centre and customer service, in this order", async () => {
    const screen = await renderComponent(<BottomMenu onService={nothing} />)
    const menu = screen.getByRole("navigation", { name: "Main" }).element()
    expect([...menu.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      "A Home",
      "A Promotion",
      "A Deposit",
      "A Member",
      "BUTTON Service",
    ])
  })
})

describe("the welcome card", () => {
  /** The card before and after the bonus is loaded. */
  const Cards = () => {
    const { t } = useTranslation()
    return [t("signup_bonus_plain"), t("signup_bonus_amount", { amount: "₱ 1,888" })].map((offer) => (
      <WelcomeCard key={offer} offer={offer} register={{ href: "#register", onPress: nothing }} />
    ))
  }

  /** Height of a card and top offset of its two texts. */
  const placesIn = (card: Element): ReadonlyArray<number> => {
    const { top, height } = card.getBoundingClientRect()
    const texts = [...card.querySelectorAll("h2, p")].map((text) => text.getBoundingClientRect().top - top)
    return [height, ...texts].map(Math.round)
  }

  it.each([320, 375, 430])("has the same height and offsets in every language at %d px", async (width) => {
    await page.viewport(width, 800)
    const places: Array<ReadonlyArray<number>> = []
    for (const language of languages) {
      const screen = await renderComponent(<Cards />, language)
      const cards = [...screen.container.querySelectorAll("section")]
      expect(cards).toHaveLength(2)
      places.push(...cards.map(placesIn))
      await screen.unmount()
    }
    const [first = []] = places
    expect(first).toHaveLength(3)
    expect(places).toEqual(places.map(() => first))
  })
})

describe("the ticker", () => {
  const title = "Lantern festival this weekend, from Friday to Sunday, on every table of the market"
  const renderTrack = async () => {
    await pointAway()
    const screen = await renderComponent(<Ticker titles={[title]} href="#notice" />)
    const link = screen.getByRole("link").element()
    const track = found(link.querySelector("span[aria-hidden=true]")?.parentElement)
    // The animation starts after layout, when the ticker's length is known.
    await expect.poll(() => track.getAnimations().length).toBe(1)
    return { link, track }
  }

  it("[HH-18] the ticker moves 30 steps a second, one pixel each", async () => {
    const { track } = await renderTrack()
    const moving = pausedAnimation(track)
    const places = new Set<number>()
    for (let time = 0; time < 1000; time += 8) {
      moving.currentTime = time
      places.add(matrixOf(track).m41)
    }
    expect(places.size).toBe(30)
    expect(Math.min(...places)).toBeCloseTo(-29, 0)
  })

  it("[HH-17] the ticker restarts after all titles have passed", async () => {
    const { track } = await renderTrack()
    const moving = pausedAnimation(track)
    const duration = moving.effect?.getComputedTiming().duration
    moving.currentTime = Number(duration) - 1
    expect(matrixOf(track).m41).toBeCloseTo(1 - track.getBoundingClientRect().width / 2, 0)
    moving.currentTime = Number(duration)
    expect(matrixOf(track).m41).toBe(0)
  })

  it("the ticker pauses while it has keyboard focus", async () => {
    const { link, track } = await renderTrack()
    const state = () => track.getAnimations().map(({ playState }) => playState)
    expect(state()).toEqual(["running"])
    if (link instanceof HTMLElement) link.focus()
    expect(state()).toEqual(["paused"])
  })
})

describe("a lazy component", () => {
  it("[BC-07] a lazy component shows its loader after 200 ms", async () => {
    const screen = await renderComponent(<DelayedSpinner />)
    const place = found(screen.getByRole("status", { name: "Loading" }).element().parentElement)
    const appearing = pausedAnimation(place)
    const opacityAt = (time: number) => {
      appearing.currentTime = time
      return getComputedStyle(place).opacity
    }
    expect(millis(timings.lazyLoader)).toBe(200)
    expect(opacityAt(0)).toBe("0")
    expect(opacityAt(199)).toBe("0")
    expect(opacityAt(201)).toBe("1")
  })
})
