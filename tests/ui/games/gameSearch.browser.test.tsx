import { describe, expect, it, vi } from "vitest"
import { page, userEvent } from "vitest/browser"

import { languages } from "#config/product.ts"
import { SearchField } from "#ui/form/text/SearchField.tsx"
import { CategoryTabs } from "#ui/games/filter/CategoryTabs.tsx"
import { LiveRoomCard } from "#ui/games/tile/LiveRoomCard.tsx"
import { LotteryRow } from "#ui/games/lottery/LotteryRow.tsx"
import { longestWait } from "#tools/test/waits.ts"
import { renderComponent, found } from "#tests/ui/render.tsx"

const nothing = () => {}

/** Waits for the focus, which Radix moves in a later task. */
const expectFocused = (name: string) =>
  vi.waitFor(() => expect(document.activeElement?.textContent).toBe(name), longestWait)

/** Reads a value in the next animation frame, after layout and ResizeObserver callbacks. */
const inFirstFrame = <A,>(read: () => A): Promise<A> =>
  new Promise((take) => {
    requestAnimationFrame(() => setTimeout(() => take(read())))
  })

describe("the category tabs", () => {
  const tabs = ["Hot", "Live casino", "Slots", "Fish", "Poker", "Sports", "Favourites"].map((label) => ({
    category: label,
    label,
  }))
  const some = (active: string | undefined, onPick: (index: number) => void = nothing) =>
    renderComponent(
      <>
        <CategoryTabs tabs={tabs} active={active} panelId="panel" onPick={onPick} />
        <div id="panel" role="tabpanel" />
        <button type="button">After</button>
      </>,
    )

  it("the category tabs are a tablist with the selected tab and its panel", async () => {
    const screen = await some("Slots")
    const list = screen.getByRole("tablist", { name: "Categories" })
    const all = list.getByRole("tab").elements()
    expect(all.map(({ textContent }) => textContent)).toEqual(tabs.map(({ label }) => label))
    expect(all.filter((tab) => tab.getAttribute("aria-selected") === "true")).toEqual([
      list.getByRole("tab", { name: "Slots" }).element(),
    ])
    expect(all.map((tab) => tab.getAttribute("aria-controls"))).toEqual(all.map(() => "panel"))
  })

  it("the category tabs are one tab stop: arrows, Home and End move the focus, Enter and Space select", async () => {
    const onPick = vi.fn<(index: number) => void>()
    await some("Live casino", onPick)
    await userEvent.tab()
    await expectFocused("Live casino")
    for (const [key, name] of [
      ["{ArrowRight}", "Slots"],
      ["{End}", "Favourites"],
      ["{ArrowRight}", "Hot"],
      ["{ArrowLeft}", "Favourites"],
      ["{Home}", "Hot"],
      ["{ArrowRight}", "Live casino"],
      ["{ArrowRight}", "Slots"],
    ] as const) {
      await userEvent.keyboard(key)
      await expectFocused(name)
    }
    expect(onPick).not.toHaveBeenCalled()
    await userEvent.keyboard("{Enter}")
    await userEvent.keyboard(" ")
    expect(onPick.mock.calls).toEqual([[2], [2]])
    await userEvent.tab()
    await expectFocused("After")
    await userEvent.tab({ shift: true })
    await expectFocused("Slots")
    await userEvent.keyboard("{Home}")
    await expectFocused("Hot")
    await userEvent.tab()
    await expectFocused("After")
  })

  it("the selected category tab is scrolled into view, even the last one", async () => {
    const screen = await some("Favourites")
    const list = screen.getByRole("tablist").element()
    const tab = screen.getByRole("tab", { name: "Favourites" }).element()
    const place = await inFirstFrame(() => tab.getBoundingClientRect())
    expect(place.right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
    expect(place.left).toBeGreaterThanOrEqual(list.getBoundingClientRect().left)
  })
})

describe("the search field", () => {
  it.each(["press", "Escape"])("is cleared by %s, and keeps the focus", async (way) => {
    const onClear = vi.fn<() => void>()
    const screen = await renderComponent(
      <SearchField value="ace" onChange={nothing} onSubmit={nothing} onClear={onClear} />,
    )
    const box = screen.getByRole("searchbox")
    await box.click()
    if (way === "press") await screen.getByRole("button", { name: "Clear search" }).click()
    else await userEvent.keyboard("{Escape}")
    expect(onClear).toHaveBeenCalledTimes(1)
    await expect.element(box).toHaveFocus()
  })
})

describe("a lottery's row", () => {
  it.each([
    [true, "Drawing now"],
    [false, "Closed"],
  ])("a lottery row shows no timer after its betting time has ended; drawing: %s", async (drawing, words) => {
    const screen = await renderComponent(
      <LotteryRow
        name="Harbour Five"
        image={undefined}
        spareImage={undefined}
        issue="20260114-038"
        closesIn={undefined}
        numbers={[3, 17, 45]}
        closing={false}
        drawing={drawing}
        onPick={nothing}
      />,
    )
    await expect.element(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole("timer").elements()).toEqual([])
  })
})

describe("the cards of live rooms", () => {
  it.each(languages)(
    "show the whole kind of the room on a narrow phone in %s, even in large text",
    async (language) => {
      await page.viewport(320, 700)
      const screen = await renderComponent(
        <div style={{ width: 128 }}>
          <LiveRoomCard
            name="Midnight wheel"
            kind="pay"
            price="₱ 25.00"
            cover={undefined}
            spareCover={undefined}
            onPick={nothing}
          />
        </div>,
        language,
      )
      const kind = found(screen.container.querySelector("[class*=kind]"))
      const card = screen.getByRole("button").element().getBoundingClientRect()
      for (const size of ["", "22px"]) {
        kind.setAttribute("style", `font-size: ${size}`)
        expect(kind.scrollWidth).toBe(kind.clientWidth)
        expect(kind.getBoundingClientRect().right).toBeLessThan(card.right)
      }
      kind.removeAttribute("style")
      expect(kind.getClientRects()[0]?.height).toBeLessThan(24)
    },
  )
})
