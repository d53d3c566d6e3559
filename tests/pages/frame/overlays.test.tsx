import { describe, expect, it } from "vitest"
import { type Locator, userEvent } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { openApp } from "#tests/support/page.tsx"
import { expectAt, logIn, opensMenu } from "#tests/support/pageEntry.ts"
import { dialog, question } from "#tests/support/pagePlayer.ts"

const opensSignOut = async (): Promise<Locator> => {
  const menu = await opensMenu()
  await menu.getByRole("button", { name: "Sign out" }).click()
  return question()
}

describe("the browser's back over an overlay", () => {
  it.each([
    ["the menu", opensMenu],
    ["the question before a sign-out", opensSignOut],
  ])("closes %s, and forward does not reopen it", async (_, open) => {
    const { address, at } = await openApp({ persona: "0" })
    const overlay = await open()
    await expect.element(overlay).toBeInTheDocument()
    await expect.poll(() => address.history.length).toBe(2)
    address.goBack()
    await expect.element(overlay).not.toBeInTheDocument()
    address.goForward()
    await expect.poll(() => address.history).toHaveLength(1)
    expect(overlay.query()).toBeNull()
    expect(at()).toBe(paths.home)
  })
})

describe("an overlay that was closed", () => {
  it("removes its history entry and focuses the page's heading, if it was a popup after a login", async () => {
    const { address, at } = await openApp({ path: paths.login })
    await logIn("member0")
    await expectAt(at, paths.home)
    const closed = async () => {
      if (dialog().query() !== null) await userEvent.keyboard("{Escape}")
      return dialog().query()
    }
    await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true)
    await expect.poll(closed).toBeNull()
    await expect.poll(() => address.history).toEqual([paths.home])
    await expect.poll(() => document.activeElement?.outerHTML).toMatch(/^<h1.*>Home</)
  })
})
