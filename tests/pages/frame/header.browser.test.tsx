import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { openApp } from "#tests/support/page.tsx"
import { header, opensMenu } from "#tests/support/pageEntry.ts"

const boxOf = (element: Element | null | undefined): DOMRect => {
  if (element === null || element === undefined) throw new Error("Not in the header")
  return element.getBoundingClientRect()
}

const textBox = async (text: string | RegExp): Promise<DOMRect> => {
  await expect.element(header().getByText(text).first()).toBeInTheDocument()
  return boxOf(header().getByText(text).first().element())
}

describe("the header of a trial member", () => {
  it.each([
    [320, paths.home, "trial4"],
    [430, paths.home, "trial4"],
    [320, paths.games, /^₱/],
  ])(
    "its lines keep 4 px from the header's edges in a window of %i px at %s",
    async (width, path, firstLine) => {
      await openApp({ persona: "4", path, width })
      const note = await textBox("Play money")
      const { top, bottom } = boxOf(header().element().firstElementChild)
      const first = await textBox(firstLine)
      expect(first.top).toBeGreaterThanOrEqual(top + 4)
      expect(note.bottom).toBeLessThanOrEqual(bottom - 4)
    },
  )
})

describe("title of a page", () => {
  it.each([
    [paths.help, "guest"],
    [paths.help, "0"],
    [paths.memberHome, "0"],
    [paths.login, "guest"],
  ])("[FR-15] is one line of a bar of 52 px at %s for persona %s", async (path, persona) => {
    await openApp({ path, persona, width: 320, language: "VI", settings: { unreadInbox: 1000 } })
    const title = page.getByRole("heading", { level: 1 })
    await expect.element(title).toBeVisible()
    const { height } = boxOf(title.element())
    expect([boxOf(title.element().parentElement).height, height < 20]).toEqual([52, true])
  })
})

describe("menu", () => {
  it("shows the hot games, which load late, below all other content", async () => {
    await openApp({ persona: "0" })
    const menu = await opensMenu()
    const providers = menu.getByRole("navigation", { name: "Providers" })
    await expect.element(providers).toBeInTheDocument()
    const signOut = boxOf(menu.getByRole("button", { name: "Sign out" }).element())
    expect(boxOf(providers.element()).top).toBeGreaterThan(signOut.bottom)
  })
})
