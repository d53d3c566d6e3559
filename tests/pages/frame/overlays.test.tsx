import { describe, expect, it } from "vitest"
import { type Locator, page, userEvent } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { type OpenApp, openApp } from "#tests/support/page.tsx"
import { bottomMenu, expectAt, logIn, opensMenu } from "#tests/support/pageEntry.ts"
import { dialog, main, player, question } from "#tests/support/pagePlayer.ts"

/** Home takes a press once all of it is there. */
const loadedHome = async (): Promise<void> => {
  await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
}

const opensService = async (): Promise<Locator> => {
  await loadedHome()
  await bottomMenu().getByRole("button", { name: "Service" }).click()
  return dialog("Customer service")
}

const opensBet = async (): Promise<Locator> => {
  const rows = main().getByRole("list", { name: "Betting record" })
  await rows.getByRole("button").first().click()
  return dialog()
}

const opensAvatars = async (): Promise<Locator> => {
  await player.presses("Choose profile picture")
  return dialog("Choose profile picture")
}

const opensSignOut = async (): Promise<Locator> => {
  const menu = await opensMenu()
  await menu.getByRole("button", { name: "Sign out" }).click()
  return question()
}

/** An overlay, the page over which it opens, and the way to open it. */
const overlays: ReadonlyArray<readonly [string, string, () => Promise<Locator>]> = [
  ["the menu", paths.home, opensMenu],
  ["the service popup", paths.home, opensService],
  ["the detail of a bet", paths.bettingRecord, opensBet],
  ["the choice of an avatar", paths.myAccount, opensAvatars],
  ["the question before a sign-out", paths.home, opensSignOut],
]

const expectOpen = async (overlay: Locator, { address }: OpenApp, entries: number): Promise<void> => {
  await expect.element(overlay).toBeInTheDocument()
  await expect.poll(() => address.history.length).toBe(entries)
}

describe("the browser's back over an overlay", () => {
  it.each(overlays)("closes %s, and forward does not reopen it", async (_, path, open) => {
    const app = await openApp({ persona: "0", path })
    const overlay = await open()
    await expectOpen(overlay, app, 2)
    app.address.goBack()
    await expect.element(overlay).not.toBeInTheDocument()
    app.address.goForward()
    await expect.poll(() => app.address.history).toHaveLength(1)
    expect(overlay.query()).toBeNull()
    expect(app.at()).toBe(path)
  })

  it("closes a question over a dialog first, then the dialog", async () => {
    const path = `${paths.bettingRecord}?tab=lottery&status=open&period=month`
    const app = await openApp({ persona: "0", path })
    const bet = await opensBet()
    await bet.getByRole("button", { name: "Cancel this line" }).first().click()
    await expectOpen(question(), app, 3)
    app.address.goBack()
    await expect.element(question()).not.toBeInTheDocument()
    await expectOpen(dialog(), app, 2)
    app.address.goBack()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(app.at()).toBe(path)
  })
})

describe("an overlay that was closed", () => {
  it("leaves no entry when it was a popup of a login, and the focus on the heading", async () => {
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

  it("[RM-22] stays closed on the way back from an entry of the menu", async () => {
    const { address, at } = await openApp({ persona: "0" })
    const menu = await opensMenu()
    await menu.getByRole("link", { name: "Betting record" }).click()
    await expectAt(at, paths.bettingRecord)
    await expect.element(menu).not.toBeInTheDocument()
    address.goBack()
    await expectAt(at, paths.home)
    await loadedHome()
    expect(menu.query()).toBeNull()
  })
})
