import { afterEach, describe, expect, it, vi } from "vitest"
import { page } from "vitest/browser"

import { languages } from "#config/product.ts"
import { title } from "#domain/games/Game.ts"
import { ReducedMotion } from "#ui/basic/useMedia.ts"
import { JackpotStrip } from "#ui/games/list/JackpotStrip.tsx"
import { GameTile, type GameTileProps } from "#ui/games/tile/GameTile.tsx"
import { VendorTile } from "#ui/games/tile/VendorTile.tsx"
import { longestWait } from "#tools/test/waits.ts"
import { renderComponent, found, pausedAnimation } from "#tests/ui/render.tsx"
import { art, brokenImage } from "#ladle/samples.tsx"

const nothing = () => {}

afterEach(() => page.viewport(390, 844))

/** The placeholder in a picture's box when the picture is missing. */
const defaultIn = (button: Element): Element | null => button.querySelector("span[aria-hidden=true] > svg")

/** Waits until a picture has loaded or failed. */
const settled = (button: Element) =>
  vi.waitFor(() => {
    const image = button.querySelector("img")
    expect(image === null ? defaultIn(button) !== null : image.complete && image.naturalWidth > 0).toBe(true)
  }, longestWait)

describe("a game tile", () => {
  const tile = (props: Partial<GameTileProps> = {}) =>
    renderComponent(
      <div style={{ width: 120 }}>
        <GameTile
          name="Golden Koi"
          vendor="Jade Mill"
          image={art(30, 300, 400)}
          onPick={nothing}
          {...props}
        />
      </div>,
    )
  const pickOf = (screen: Awaited<ReturnType<typeof renderComponent>>) =>
    found(screen.getByRole("button", { name: "Golden Koi", exact: true }).element())

  it("[GB-17] a game tile shows the default picture when its own picture is broken", async () => {
    const screen = await tile()
    const whole = pickOf(screen)
    await settled(whole)
    expect(defaultIn(whole)).toBeNull()
    const { height } = whole.getBoundingClientRect()
    await screen.unmount()
    const broken = pickOf(await tile({ image: brokenImage }))
    await settled(broken)
    expect(broken.querySelector("img")).toBeNull()
    expect(found(defaultIn(broken)?.parentElement).getBoundingClientRect().height).toBeCloseTo(height, 0)
    expect(broken.getBoundingClientRect().height).toBe(height)
  })

  it("[GB-18] a game tile shows a star only if favourites are allowed", async () => {
    const screen = await tile({ favourite: { pressed: false, onToggle: nothing } })
    const star = screen.getByRole("button", { name: "Favourite Golden Koi" })
    await expect.element(star).toHaveAttribute("aria-pressed", "false")
    await screen.unmount()
    const without = await tile()
    expect(without.getByRole("button").elements().length).toBe(1)
  })

  it("the star of a game tile animates when the game becomes a favourite, not when the tile renders", async () => {
    const favourite = (pressed: boolean) => (
      <GameTile
        name="Golden Koi"
        image={art(30, 300, 400)}
        favourite={{ pressed, onToggle: nothing }}
        onPick={nothing}
      />
    )
    const screen = await renderComponent(favourite(true))
    const star = screen.getByRole("button", { name: "Favourite Golden Koi" })
    const icon = star.element().querySelector("path") ?? document.body
    const size = () => new DOMMatrix(getComputedStyle(icon).transform).a
    expect([icon.getAnimations(), size()]).toEqual([[], 1.15])
    await screen.rerender(favourite(false))
    expect([icon.getAnimations(), size()]).toEqual([[], 1])
    await screen.rerender(favourite(true))
    expect(getComputedStyle(icon).fill).toBe(getComputedStyle(icon).color)
    const growth = pausedAnimation(icon)
    expect(growth.effect?.getComputedTiming().endTime).toBeLessThan(300)
    growth.currentTime = 50
    expect(size()).toBeGreaterThan(1)
    expect(size()).toBeLessThan(1.15)
    growth.finish()
    expect(size()).toBe(1.15)
  })

  it("the star of a game tile measures 44 by 44 CSS px in the poster's corner, also on a narrow phone", async () => {
    await page.viewport(320, 700)
    const screen = await tile({ favourite: { pressed: false, onToggle: nothing } })
    const star = screen.getByRole("button", { name: "Favourite Golden Koi" }).element()
    const { width, height, top, right } = star.getBoundingClientRect()
    const poster = pickOf(screen).getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
    expect([top, right]).toEqual([poster.top, poster.right])
  })

  it("[GB-19] a game tile shows the vendor's display name", async () => {
    const screen = await tile({ vendor: "PG" })
    await expect.element(screen.getByText("PG")).toBeVisible()
    expect(pickOf(screen)).toHaveAccessibleDescription("PG")
  })

  it.each([
    [{ gameName: "", nodeName: "Ace" }, "Ace"],
    [{ gameName: "Golden Koi", nodeName: "Ace" }, "Golden Koi"],
  ])("[GB-20] a game tile shows the game's name, or else the node's name: %o", async (game, name) => {
    const screen = await tile({ name: title(game) })
    await expect.element(screen.getByText(name)).toBeVisible()
    await expect.element(screen.getByRole("button", { name, exact: true })).toBeVisible()
  })

  it.each([
    [{ badges: ["hot", "constructor", "odd"], freePlay: true }, "HotFree play"],
    [{ badges: ["hot", "new", "jackpot"] }, "JackpotNew"],
    [{ badges: ["hot", "jackpot"], players: 3 }, "Jackpot3"],
  ])("a game tile shows at most two marks, of known badges: %o", async (marks, texts) => {
    const screen = await tile({ ...marks, vendor: "" })
    expect(pickOf(screen).textContent).toBe(`${texts}Golden Koi`)
  })

  it.each(languages)(
    "shows 'Jackpot' and 'Free play' completely and without overlap on a narrow phone in %s",
    async (language) => {
      await page.viewport(320, 700)
      const screen = await renderComponent(
        <div style={{ width: 85 }}>
          <GameTile
            freePlay
            name="Humming Ferry Sevens"
            vendor="Kitestring"
            badges={["hot", "jackpot"]}
            image={art(30, 300, 400)}
            onPick={nothing}
          />
        </div>,
        language,
      )
      const tile = found(screen.getByRole("button").element()).getBoundingClientRect()
      const tags = [...screen.container.querySelectorAll("[class*=tag]")]
      expect(tags).toHaveLength(2)
      expect(tags.filter((tag) => tag.scrollWidth > tag.clientWidth).map((tag) => tag.textContent)).toEqual(
        [],
      )
      const boxes = tags.map((tag) => tag.getBoundingClientRect())
      expect(Math.min(...boxes.map((box) => box.top))).toBeGreaterThan(tile.top)
      const areTouching = (one: DOMRect, next: DOMRect) => next.left <= one.right && next.top <= one.bottom
      expect(boxes.slice(1).filter((next, index) => areTouching(boxes[index] ?? next, next))).toEqual([])
    },
  )
})

describe("a tile of a live table", () => {
  it.each([
    [{ players: 166 }, /166 players/],
    [{ players: 166, seats: 3 }, /3 seats free/],
    [{ stakes: "₱ 10–5,000" }, /₱ 10–5,000/],
  ])("shows people and stakes, also to screen readers: %o", async (table, description) => {
    const screen = await renderComponent(
      <GameTile name="Sic Bo" vendor="Jade Mill" image={art(30, 300, 400)} {...table} onPick={nothing} />,
    )
    const button = screen.getByRole("button", { name: "Sic Bo", exact: true })
    await expect.element(button).toHaveAccessibleDescription(description)
  })
})

describe("the jackpot strip", () => {
  const strip = (amount: number, motion: "moves" | "still") => (
    <ReducedMotion value={motion === "still"}>
      <JackpotStrip
        name="Twilight Koi"
        image={art(30, 300, 400)}
        amount={amount}
        format={(shown) => shown.toFixed(2)}
        onPick={nothing}
      />
    </ReducedMotion>
  )
  const amountIn = (screen: Awaited<ReturnType<typeof renderComponent>>) =>
    Number(screen.getByRole("button").element().querySelector("[class*=amount]")?.textContent)

  it("the jackpot counts up to its amount and stops there", async () => {
    const screen = await renderComponent(strip(1000, "moves"))
    const seen: Array<number> = []
    await expect
      .poll(
        () => {
          const shown = amountIn(screen)
          seen.push(shown)
          return shown
        },
        { interval: 16 },
      )
      .toBe(1000)
    expect(seen[0]).toBeLessThan(1000)
    expect(seen).toEqual([...seen].sort((one, other) => one - other))
    await screen.rerender(strip(1500, "moves"))
    await expect.poll(() => amountIn(screen)).toBe(1500)
  })
})

describe("a vendor tile", () => {
  it("[GB-31] a vendor tile shows its picture and the vendor's name", async () => {
    const screen = await renderComponent(
      <VendorTile name="Jade Mill" image={art(30, 96, 96)} onPick={nothing} />,
    )
    const button = screen.getByRole("button", { name: "Jade Mill" }).element()
    await settled(button)
    expect(button.textContent).toBe("Jade Mill")
    expect(defaultIn(button)).toBeNull()
  })

  it("[GB-33] a vendor tile shows the default picture when its icon is broken", async () => {
    const screen = await renderComponent(<VendorTile name="Jade Mill" image={brokenImage} onPick={nothing} />)
    const button = screen.getByRole("button", { name: "Jade Mill" }).element()
    await settled(button)
    expect(button.querySelector("img")).toBeNull()
    expect(found(defaultIn(button)?.parentElement).getBoundingClientRect().height).toBeGreaterThan(40)
  })
})
