import i18next from "i18next"
import { describe, expect, it } from "vitest"
import { userEvent } from "vitest/browser"

import { unreadAtom } from "#atoms/messages/unread.ts"
import { isMemberAtom } from "#atoms/session.ts"
import { homePaths, paths } from "#config/paths.ts"
import en from "#i18n/locales/en.json"
import type { MessageKey } from "#i18n/messages.ts"

import { startFrame } from "./drawFrame.tsx"

const android =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36"

/** Every address of the product except VIP, which is a page outside the app. */
const addresses = [...new Set([...homePaths, ...Object.values(paths)])].filter((path) => path !== paths.vip)

const headless = "login register message app lottery lotto-h5 forget changePsw member/home agent"
  .split(" ")
  .map((page) => `/m/${page}`)
const menuless = "login register slotsCenter gameList lottery lotto-h5 forget changePsw app notice agent help"
  .split(" ")
  .map((page) => `/m/${page}`)

/** The titles of spec §2 "Page frame". Home's title is in the site header. */
const titles: Readonly<Record<string, MessageKey>> = {
  activity: "promotion",
  forget: "title_forgot_password",
  login: "login",
  register: "register",
  trail: "title_free_trial",
  changePsw: "title_first_password",
  notice: "title_announcement",
  game: "title_game_center",
  rng: "title_slots",
  message: "title_messages",
  set: "title_settings",
  help: "title_help",
  feedback: "feedback",
}

const without = (some: ReadonlyArray<string>) => addresses.filter((path) => !some.includes(path))

describe("the frame around every address", () => {
  it("[FR-01, FR-03, FR-04] [FR-16] the header, bottom menu and back arrow show on the specified pages only", async () => {
    const { show } = await startFrame()
    const drawn: Record<"header" | "menu" | "title" | "arrow", Array<string>> = {
      header: [],
      menu: [],
      title: [],
      arrow: [],
    }
    for (const path of addresses) {
      const { screen } = await show(path)
      await expect.element(screen.getByRole("main")).toHaveTextContent(path)
      if (screen.getByRole("banner").elements().length === 1) drawn.header.push(path)
      if (screen.getByRole("navigation", { name: "Main" }).elements().length === 1) drawn.menu.push(path)
      if (screen.getByRole("heading", { level: 1 }).elements().length === 1) drawn.title.push(path)
      if (screen.getByRole("button", { name: "Back" }).elements().length === 1) drawn.arrow.push(path)
      await screen.unmount()
    }
    expect(drawn.header).toEqual(without(headless))
    expect(drawn.menu).toEqual(without(menuless))
    expect(drawn.title).toEqual(without(homePaths))
    expect(drawn.arrow).toEqual(without([...homePaths, "/m/changePsw"]))
  })

  it("[FR-15] every page shows its translated title", async () => {
    const { show } = await startFrame({ language: "CN" })
    for (const [page, key] of Object.entries(titles)) {
      const { screen } = await show(`/m/${page}`)
      const name = i18next.t(key)
      await expect.element(screen.getByRole("heading", { level: 1, name, exact: true })).toBeVisible()
      await screen.unmount()
    }
    const { screen } = await show(paths.home)
    const home = screen.getByRole("banner").getByRole("link", { name: i18next.t("home"), exact: true })
    await expect.element(home).toBeVisible()
    expect(i18next.t("title_help")).not.toBe(en.title_help)
  })
})

describe("the back arrow", () => {
  it.each(["login", "register", "trail", "activity", "forget"])(
    "[FR-17] the back arrow of /m/%s leads to home, whatever the history",
    async (page) => {
      const { show } = await startFrame()
      const { screen, at } = await show("/m/set", `/m/${page}`)
      await screen.getByRole("button", { name: "Back" }).click()
      expect(at()).toBe("/m/home")
    },
  )

  it("[FR-18] the back arrow of other pages goes one step back in history", async () => {
    const { show } = await startFrame()
    const { screen, at } = await show("/m/game", "/m/help")
    await screen.getByRole("button", { name: "Back" }).click()
    expect(at()).toBe("/m/game")
  })
})

it("[HH-11] the app download shows in the header of home pages only", async () => {
  const { show } = await startFrame({ userAgent: android })
  const expectOffer = async (path: string, offers: 0 | 1) => {
    const { screen } = await show(path)
    await expect.element(screen.getByRole("banner")).toBeVisible()
    await expect.element(screen.getByRole("button", { name: "Download app" })).toHaveLength(offers)
    await screen.unmount()
  }
  for (const path of homePaths) await expectOffer(path, 1)
  for (const path of ["/m/activity", "/m/set", "/m/game"]) await expectOffer(path, 0)
})

describe("a frame with a broken part", () => {
  it.each([
    ["header", isMemberAtom, "banner", "navigation"],
    ["bottom menu", unreadAtom, "navigation", "banner"],
  ] as const)(
    "a render error of the %s leaves the page and the rest of the frame, and its button renders it again",
    async (_, atom, lost, kept) => {
      const { show, broken } = await startFrame()
      broken.add(atom)
      const { screen } = await show(paths.activity)
      await expect.element(screen.getByRole("main")).toHaveTextContent(paths.activity)
      await expect.element(screen.getByRole("alert")).toBeVisible()
      await expect.element(screen.getByRole(kept)).toBeVisible()
      expect(screen.getByRole(lost).elements()).toEqual([])
      broken.delete(atom)
      await userEvent.click(screen.getByRole("alert").getByRole("button"))
      await expect.element(screen.getByRole(lost)).toBeVisible()
    },
  )
})
