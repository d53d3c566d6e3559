import { describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { openApp } from "#tests/support/page.tsx"
import { bottomMenu, expectAt, header } from "#tests/support/pageEntry.ts"
import { dialog, main } from "#tests/support/pagePlayer.ts"

const focused = (): string => {
  const { tagName = "", textContent = "" } = document.activeElement ?? {}
  return tagName === "BODY" ? tagName : `${tagName} ${textContent}`
}

const expectFocus = async (element: string): Promise<void> => {
  await expect.poll(focused).toBe(element)
}

const showsRing = (): boolean =>
  document.activeElement !== null && getComputedStyle(document.activeElement).outlineStyle !== "none"

const promotions = () => bottomMenu().getByRole("link", { name: "Promotion" })

const holdsFocus = (element: Element): boolean => element.contains(document.activeElement)

const someFrames = async () => {
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
}

describe("the focus after a navigation", () => {
  it("stays on the body on the first page, moves to the heading after a tap, and shows no ring", async () => {
    await openApp()
    await expect.element(promotions()).toBeVisible()
    expect(focused()).toBe("BODY")
    await promotions().click()
    await expectFocus("H1 Promotion")
    expect(showsRing()).toBe(false)
    await header().getByRole("link", { name: "Login" }).click()
    await expectFocus("H1 Login")
    expect(showsRing()).toBe(false)
  })

  it("stays on the body when the address opens an announcement", async () => {
    await openApp({ path: `${paths.notice}?id=PL703` })
    await expect.element(page.getByRole("heading", { level: 2, name: /^New at Koiworks/ })).toBeVisible()
    expect(focused()).toBe("BODY")
  })

  it("moves to the heading with a visible ring after Enter on a link, and Tab continues in the content", async () => {
    await openApp({ path: paths.settings })
    await expect.element(promotions()).toBeVisible()
    await userEvent.tab()
    promotions().element().focus()
    await userEvent.keyboard("{Enter}")
    await expectFocus("H1 Promotion")
    expect(showsRing()).toBe(true)
    // Without content Tab would leave the page.
    await expect.poll(() => main().element().querySelector("a, button")).not.toBeNull()
    await userEvent.tab()
    expect(holdsFocus(main().element())).toBe(true)
  })

  it("moves to the heading of the page after a back and after a forward navigation", async () => {
    const { address } = await openApp({ path: paths.rng })
    await promotions().click()
    await expectFocus("H1 Promotion")
    const left = document.activeElement
    address.goBack()
    await expectFocus("H1 Slots")
    expect(document.activeElement, "a screen reader reads another element").not.toBe(left)
    address.goForward()
    await expectFocus("H1 Promotion")
  })

  it("moves to the heading after a tap on a link in the menu", async () => {
    const { at } = await openApp({ persona: "0" })
    await header().getByRole("button", { name: "Menu" }).click()
    await dialog("Menu").getByRole("link", { name: "Betting record" }).click()
    await expectAt(at, paths.bettingRecord)
    await expectFocus("H1 Betting record")
    await someFrames()
    expect(focused()).toBe("H1 Betting record")
  })

  it("stays in the search field and on the tab when these replace the address", async () => {
    const { at } = await openApp({ path: paths.rng })
    const search = main().getByRole("searchbox", { name: "Search games" })
    await search.click()
    await userEvent.keyboard("koi")
    await expectAt(at, `${paths.rng}?q=koi`)
    expect(document.activeElement).toBe(search.element())
    await header().getByRole("link", { name: "Login" }).click()
    await expectFocus("H1 Login")
    await page.getByRole("tab", { name: "Register" }).click()
    await expectAt(at, paths.register)
    await someFrames()
    expect(focused()).toBe("BUTTON Register")
  })
})

describe("keyboard navigation", () => {
  it("skips the header by the skip link, the first tab stop", async () => {
    await openApp({ path: paths.help })
    await expect.poll(() => main().element().querySelector("a, button")).not.toBeNull()
    await userEvent.tab()
    expect(focused()).toBe("A Skip to content")
    expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await userEvent.keyboard("{Enter}")
    await userEvent.tab()
    await expect.poll(() => holdsFocus(main().element())).toBe(true)
  })

  it("returns the focus from menu, popup and dialog to the button that opened them", async () => {
    await openApp({ persona: "0" })
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
    const button = header().getByRole("button", { name: "Menu" }).element()
    const service = bottomMenu().getByRole("button", { name: "Service" }).element()
    // The first key may come before the iframe of the test has the focus.
    const opens = async () => {
      if (dialog("Menu").query() !== null) return holdsFocus(dialog("Menu").element())
      window.focus()
      button.focus()
      await userEvent.keyboard("{Enter}")
      return false
    }
    await expect.poll(opens).toBe(true)
    for (let step = 0; step < 30; step++) {
      await userEvent.tab()
      expect(holdsFocus(dialog("Menu").element())).toBe(true)
    }
    await userEvent.keyboard("{Escape}")
    await expect.poll(() => document.activeElement).toBe(button)

    service.focus()
    await userEvent.keyboard(" ")
    await expect.element(dialog("Customer service")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect.poll(() => document.activeElement).toBe(service)

    button.focus()
    await userEvent.keyboard("{Enter}")
    const signOut = dialog("Menu").getByRole("button", { name: "Sign out" })
    await expect.element(signOut).toBeVisible()
    signOut.element().focus()
    await userEvent.keyboard("{Enter}")
    await expectFocus("BUTTON Cancel")
    await userEvent.keyboard("{Escape}")
    await expect.poll(() => document.activeElement).toBe(button)
  })
})
