import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { openApp } from "#tests/support/page.tsx"
import { header, opensMenu } from "#tests/support/pageEntry.ts"

const boxOf = (element: Element | null | undefined): DOMRect => {
  if (element === null || element === undefined) throw new Error("Not in the header")
  return element.getBoundingClientRect()
}

const textBox = async (text: string): Promise<DOMRect> => {
  await expect.element(header().getByText(text).first()).toBeInTheDocument()
  return boxOf(header().getByText(text).first().element())
}

describe("the header of a trial member", () => {
  it.each([320, 375, 430])(
    "name, balance and the note about play money keep 4 px from the header's edges in a window of %i px",
    async (width) => {
      await openApp({ persona: "4", path: paths.games, width })
      const note = await textBox("Play money")
      const { top, bottom } = boxOf(header().element().firstElementChild)
      const name = await textBox("trial4")
      expect(name.top).toBeGreaterThanOrEqual(top + 4)
      expect(note.bottom).toBeLessThanOrEqual(bottom - 4)
    },
  )
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
