import { describe, expect, it, vi } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"
import { main, player } from "#tests/support/pagePlayer.ts"

const menu = () => page.getByRole("dialog", { name: "Menu" })
const popup = () => page.getByRole("dialog", { name: "Customer service" })
const hot = `${paths.gameList}?gameType=HOT`

const opensMenu = async () => {
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click()
  await expect.element(menu()).toBeVisible()
}

const opensPopup = async () => {
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Service" }).click()
  await expect.element(popup()).toBeVisible()
}

const pressesMore = () => menu().getByRole("link", { name: "More games" }).click()

/** The script animations of the page container: their opacities and duration in ms. */
const recordFades = () => {
  const spy = vi.spyOn(Element.prototype, "animate")
  return () =>
    spy.mock.calls.flatMap(([keyframes, options], index) => {
      const element = spy.mock.contexts[index]
      if (!(element instanceof Element) || element.querySelector("main") === null) return []
      const opacity: unknown = keyframes !== null && "opacity" in keyframes ? keyframes.opacity : undefined
      return [{ opacity, duration: typeof options === "object" ? options.duration : options }]
    })
}

const fade = { opacity: [0, 1], duration: 300 }

describe("a change of the query alone", () => {
  it("[RM-22, GB-46] 'more' of the menu's hot games closes the menu, on the list of another category and on that of hot games", async () => {
    const { at } = await visit({ path: paths.gameList })
    await opensMenu()
    await pressesMore()
    await expect.poll(at).toBe(hot)
    await expect.element(menu()).not.toBeInTheDocument()

    await opensMenu()
    await pressesMore()
    await expect.element(menu()).not.toBeInTheDocument()
    expect(at()).toBe(hot)
  })

  it("Back closes the service popup first, and the next Back changes the query", async () => {
    const { at, address } = await visit({ persona: "0", path: paths.deposit })
    await player.presses("Bank transfer")
    await expect.poll(at).not.toBe(paths.deposit)
    const form = at()
    await opensPopup()
    address.stepBack()
    await expect.element(popup()).not.toBeInTheDocument()
    expect(at()).toBe(form)
    address.stepBack()
    await expect.poll(at).toBe(paths.deposit)
  })

  it("[FR-19] another topic of the help centre fades in over 300 ms, as another page does", async () => {
    const fades = recordFades()
    const { at } = await visit({ path: paths.help, moves: true })
    const topics = main().getByRole("navigation", { name: "Help topics" }).getByRole("link")
    // The code of the fade is loaded after the first paint.
    const alternate = async () => {
      await topics.nth(1).click()
      await topics.nth(0).click()
      return fades().length
    }
    await expect.poll(alternate, { timeout: 5000 }).toBeGreaterThan(0)
    const before = fades()
    await topics.nth(1).click()
    await expect.poll(at).toBe(`${paths.help}?i=1`)
    await expect.poll(fades).toEqual([...before, fade])
  })

  it("a typed search, which the address stores, does not fade the page", async () => {
    const fades = recordFades()
    const { at } = await visit({ path: paths.rng, moves: true })
    const vendor = main().getByRole("group", { name: "Providers" }).getByRole("button").nth(1)
    const alternate = async () => {
      await vendor.click()
      return fades().length
    }
    await expect.poll(alternate, { timeout: 5000 }).toBeGreaterThan(0)
    const address = at()
    await main().getByRole("searchbox").fill("koi")
    await expect.poll(at).not.toBe(address)
    const before = fades()
    await expect.element(main().getByRole("list", { name: "Games", exact: true })).toBeVisible()
    expect(fades()).toEqual(before)
  })
})
