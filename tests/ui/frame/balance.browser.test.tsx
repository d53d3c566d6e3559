import { afterEach, describe, expect, it, vi } from "vitest"
import { page } from "vitest/browser"

import { ReducedMotion } from "#ui/basic/useMedia.ts"
import { Balance, type BalanceView } from "#ui/frame/header/Balance.tsx"
import { renderComponent, found } from "#tests/ui/render.tsx"

const shown = (amount: number | `${number}`): BalanceView => ({ state: "shown", currency: "₱", amount })

const balanceOf = (view: BalanceView, motion: "moves" | "still" = "moves", away = 0) => (
  <ReducedMotion value={motion === "still"}>
    <div style={{ marginTop: away }}>
      <Balance view={view} />
    </div>
  </ReducedMotion>
)

const balance = () => found(page.getByRole("status", { name: "Balance" }).element())

/** The digits that cover the balance while it counts. */
const digits = () => balance().querySelector<HTMLElement>("[aria-hidden]")?.dataset["digits"]

const nextFrame = () => new Promise(requestAnimationFrame)

/** The digits of each animation frame for longer than a count takes. */
const digitsSeen = async (): Promise<ReadonlyArray<string>> => {
  const seen = new Set<string>()
  const begin = performance.now()
  while (performance.now() - begin < 400) {
    const now = digits()
    if (now !== undefined) seen.add(now)
    expect(balance().textContent).not.toBe("")
    await nextFrame()
  }
  return [...seen]
}

const numberOf = (text: string) => Number(text.replaceAll(/[^\d.]/g, ""))

afterEach(() => void vi.restoreAllMocks())

describe("a balance that rises", () => {
  it("counts up within 300 ms, while its accessible text is the new balance from the first animation frame on", async () => {
    const screen = await renderComponent(balanceOf(shown(12480.5)))
    const texts = new Set<string | null>()
    const watch = new MutationObserver(() => texts.add(balance().textContent))
    watch.observe(balance(), { subtree: true, childList: true, characterData: true })
    let now = 5000
    vi.spyOn(performance, "now").mockImplementation(() => now)
    await screen.rerender(balanceOf(shown(13480.5)))
    expect(digits()).toBe("₱\u00a012,480.50")
    now = 5100
    await expect.poll(() => numberOf(digits() ?? "")).toBeGreaterThan(12480.5)
    expect(numberOf(digits() ?? "")).toBeLessThan(13480.5)
    expect(getComputedStyle(found(balance().querySelector("[aria-hidden] + *"))).opacity).toBe("0")
    now = 5300
    await expect.poll(digits).toBeUndefined()
    expect(balance().textContent).toBe("₱\u00a013,480.50")
    expect([...texts]).toEqual(["₱\u00a013,480.50"])
    watch.disconnect()
  })

  it("ends with every digit of an amount that exceeds the precision of a number", async () => {
    const screen = await renderComponent(balanceOf(shown("9007199254740993.01")))
    await screen.rerender(balanceOf(shown("9007199254750993.019")))
    await expect.poll(digits).toBeUndefined()
    expect(balance().textContent).toBe("₱\u00a09,007,199,254,750,993.01")
  })
})

describe("a balance that is shown without counting", () => {
  it("[HH-05] a balance of 519.999 shows ₱ 519.99 at once", async () => {
    await renderComponent(balanceOf(shown(519.999)))
    expect(balance().textContent).toBe("₱\u00a0519.99")
    expect(await digitsSeen()).toEqual([])
  })

  it("a balance that falls shows the new amount at once, and counts up from that amount when it rises again", async () => {
    const screen = await renderComponent(balanceOf(shown(200)))
    await screen.rerender(balanceOf(shown(100)))
    expect(await digitsSeen()).toEqual([])
    vi.spyOn(performance, "now").mockReturnValue(5000)
    await screen.rerender(balanceOf(shown(150)))
    expect(digits()).toBe("₱\u00a0100.00")
  })

  it("a balance that rises under reduced motion shows the new amount at once", async () => {
    const screen = await renderComponent(balanceOf(shown(100), "still"))
    await screen.rerender(balanceOf(shown(200), "still"))
    expect(await digitsSeen()).toEqual([])
    expect(balance().textContent).toBe("₱\u00a0200.00")
  })

  it("a hidden balance that rises counts neither while hidden nor when it is shown again", async () => {
    const hidden = (amount: number): BalanceView => ({ state: "hidden", currency: "₱", amount })
    const screen = await renderComponent(balanceOf(hidden(100)))
    await screen.rerender(balanceOf(hidden(200)))
    expect(await digitsSeen()).toEqual([])
    expect(balance().textContent).toBe("******")
    await screen.rerender(balanceOf(shown(200)))
    expect(await digitsSeen()).toEqual([])
  })
})
