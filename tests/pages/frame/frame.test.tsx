import { Option } from "effect"
import { describe, expect, it } from "vitest"
import { type Locator, page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import * as Pages from "#domain/frame/Pages.ts"
import en from "#i18n/locales/en.json"
import { openApp } from "#tests/support/page.tsx"
import { bottomMenu, form } from "#tests/support/pageEntry.ts"
import { main, player } from "#tests/support/pagePlayer.ts"
import { sessionOf } from "#tests/support/services.ts"

const games = () => page.getByRole("navigation", { name: "Games" })
const banners = () => page.getByRole("region", { name: "Banners" })
const title = (name: string) => page.getByRole("heading", { level: 1, name })
const download = () => page.getByRole("banner").getByRole("button", { name: "Download app" })
const back = () => page.getByRole("button", { name: "Back" })

const texts: Readonly<Record<string, string>> = en

/** The addresses with the home-style banner (spec §2 "Page frame"). */
const homeStyle = ["/", "/m/", "/m/home", "/m/index", "/m/index.html", "/m/games"]

describe("address of a page", () => {
  it.each(Pages.all)(
    "[RT-01, RT-06, FR-01] [FR-02, FR-03, FR-04] [FR-15, FR-16, HA-07] [HH-11] opens $path with its header, menu and title",
    async (target) => {
      const { path, rule } = target
      const persona = rule === "entry" ? "guest" : "1"
      const session = persona === "guest" ? Option.none() : Option.some(sessionOf(1))
      const modulesOn = target.module === undefined ? [] : [target.module]
      const { at } = await openApp({ persona, path, settings: { modulesOn, scale: "few" } })
      const isHome = target.name === "home"
      const name = texts[Pages.titleOf(target, "", session)] ?? ""
      const banner = page.getByRole("banner")
      await expect.element(isHome ? games() : title(name)).toBeInTheDocument()
      const isInHeader = banner.getByRole("heading", { level: 1, name }).elements().length > 0
      expect(isInHeader).toBe(target.header && !isHome)
      await expect.poll(() => document.title).toBe(isHome ? "Lantern Lobby" : `${name} · Lantern Lobby`)
      const shownPath = path === "/m" ? "/m/" : path
      await expect.poll(at).toBe(shownPath)
      const isShown = (part: Locator): boolean => part.elements().length > 0
      const own = banners().getByRole("button", { name: "Lantern Night Bonus" })
      await expect.poll(() => isShown(own)).toBe(homeStyle.includes(shownPath))
      await expect.poll(() => isShown(download())).toBe(isHome)
      expect([banner, bottomMenu(), back()].map(isShown)).toEqual([
        target.header,
        target.bottomMenu,
        target.back !== "none",
      ])
    },
  )

  it.each(["/m/nope", "/abc/def", "/m/home/more?x=1"])("[RT-02] redirects %s to home", async (path) => {
    const { at } = await openApp({ path })
    await expect.element(games().getByRole("button", { name: "Slots" })).toBeInTheDocument()
    expect(at()).toBe(paths.home)
    expect(page.getByRole("alert").elements()).toEqual([])
  })
})

describe("bottom menu", () => {
  it.each([
    ["FR-06", "Promotion", paths.activity, "Promotion"],
    ["FR-07", "Deposit", paths.deposit, "Deposit"],
    ["FR-08", "Member", paths.memberHome, "Member center"],
  ])("[GE-03, %s] link %s opens %s", async (_row, name, path, heading) => {
    const { at } = await openApp({ persona: "0" })
    await bottomMenu().getByRole("link", { name }).click()
    await expect.poll(at).toBe(path)
    await expect.element(title(heading)).toBeInTheDocument()
  })

  it("[FR-05, FR-09] opens customer service over the page; its Home link opens home", async () => {
    const { at } = await openApp({ persona: "0", path: paths.memberHome })
    await expect.element(main().getByText("Maria Santos")).toBeInTheDocument()
    await bottomMenu().getByRole("button", { name: "Service" }).click()
    const popup = page.getByRole("dialog", { name: "Customer service" })
    await expect.element(popup).toBeVisible()
    expect(at()).toBe(paths.memberHome)
    await popup.getByRole("button", { name: "Close" }).click()
    await bottomMenu().getByRole("link", { name: "Home" }).click()
    await expect.element(games()).toBeInTheDocument()
    expect(at()).toBe(paths.home)
  })

  it("[FR-11] sends a guest from the member centre to the login", async () => {
    const { at } = await openApp()
    await bottomMenu().getByRole("link", { name: "Member" }).click()
    await expect.element(form("Login")).toBeInTheDocument()
    expect(at()).toBe(paths.login)
  })
})

describe("back arrow", () => {
  it("[FR-16, FR-17] opens home from the login, and is missing on home", async () => {
    const { at, again } = await openApp({ path: paths.help })
    await again(paths.login)
    await player.pressesBack()
    await expect.element(games()).toBeInTheDocument()
    expect(at()).toBe(paths.home)
    await expect.element(back()).not.toBeInTheDocument()
  })

  it("[FR-18] goes back in the browser history on other pages", async () => {
    const { at } = await openApp({ persona: "0", path: paths.memberHome })
    await bottomMenu().getByRole("link", { name: "Deposit" }).click()
    await expect.element(title("Deposit")).toBeInTheDocument()
    await player.pressesBack()
    await expect.element(title("Member center")).toBeInTheDocument()
    expect(at()).toBe(paths.memberHome)
  })
})
