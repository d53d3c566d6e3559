import { afterEach, describe, expect, it, vi } from "vitest"

import { timings } from "#config/timings.ts"
import { LateSpinner } from "#app/LateSpinner.tsx"
import { millis } from "#config/millis.ts"
import { format } from "#domain/Money.ts"
import { BottomMenu } from "#ui/frame/BottomMenu.tsx"
import { SideMenu, type SideMenuMember } from "#ui/frame/SideMenu.tsx"
import { Ticker } from "#ui/frame/Ticker.tsx"
import { tickerFrame, tickerOffset } from "#ui/frame/tickerOffset.ts"

import { draw, found, pointAway, stopped } from "./draw.tsx"

const nothing = () => {}

afterEach(() => void vi.useRealTimers())

describe("the bottom menu", () => {
  it("[FR-10] has exactly home, promotion, deposit, member centre and customer service, in this order", async () => {
    const screen = await draw(<BottomMenu onService={nothing} />)
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

describe("the right-side menu", () => {
  const member: SideMenuMember = {
    greeting: "Good evening",
    nickname: "Maria",
    balance: { state: "hidden", currency: "₱", text: "12,480.50" },
    balanceHidden: true,
    onHideBalance: nothing,
    onAvatar: nothing,
  }

  it("[RM-06] shows a hidden balance as asterisks and nothing else", async () => {
    const screen = await draw(<SideMenu open onClose={nothing} entries={[]} member={member} />)
    const balance = screen.getByRole("status", { name: "Balance" }).element()
    expect(balance.textContent).toMatch(/^\*+$/)
    expect(document.body.textContent).not.toMatch(/\d/)
  })

  it("[RM-07] shows a balance that is not hidden in the style of 1,234.00", async () => {
    const balance = { state: "shown", currency: "₱", text: format(1234) } as const
    const screen = await draw(
      <SideMenu open onClose={nothing} entries={[]} member={{ ...member, balance, balanceHidden: false }} />,
    )
    expect(screen.getByRole("status", { name: "Balance" }).element().textContent).toBe("₱ 1,234.00")
  })
})

describe("the ticker", () => {
  it("[HH-18] is due for 30 steps in a second, whatever the screen's rate", () => {
    for (const rate of [60, 90, 120, 144]) {
      const frames = Array.from({ length: rate }, (_, index) => ((index + 1) * 1000) / rate)
      const places = new Set(frames.map((elapsed) => tickerOffset(elapsed, 1000)))
      expect(places.size).toBeGreaterThanOrEqual(30)
      expect(places.size).toBeLessThanOrEqual(31)
    }
    expect(tickerFrame(1000)).toBe(30)
  })

  it("[HH-18] steps about 30 times in a second of the clock", async () => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] })
    const title = "Lantern festival this weekend, from Friday to Sunday, on every table of the market"
    await pointAway()
    const screen = await draw(<Ticker titles={[title]} href="#notice" />)
    const again = screen.getByRole("link").element().querySelector("span[aria-hidden=true]")
    const track = found(again?.parentElement)
    const steps = new Set<string>()
    for (let frame = 0; frame < 63; frame++) {
      vi.advanceTimersByTime(16)
      steps.add(track.style.transform)
    }
    expect(steps.size).toBeGreaterThanOrEqual(29)
    expect(steps.size).toBeLessThanOrEqual(32)
  })
})

describe("a part that comes later", () => {
  it("[BC-07] shows its loader only after 200 ms", async () => {
    const screen = await draw(<LateSpinner />)
    const place = found(screen.getByRole("status", { name: "Loading" }).element().parentElement)
    const appearing = stopped(place)
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
