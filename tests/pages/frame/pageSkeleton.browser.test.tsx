import { afterEach, describe, expect, it, vi } from "vitest"
import { page } from "vitest/browser"

import { pageChunks } from "#app/boot/pageChunks.ts"
import { paths } from "#config/paths.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { bankCards, securityConfig } from "#gateway/calls/account/security.ts"
import { rebateQuotas } from "#gateway/calls/agent/rebates.ts"
import { depositBanks } from "#gateway/calls/cashier/deposits.ts"
import { registerSettings } from "#gateway/calls/entry/registration.ts"
import { found } from "#tests/ui/render.tsx"
import { openApp } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

afterEach(() => vi.restoreAllMocks())

const skeleton = () => page.getByRole("status", { name: "Loading" })
const heading = () => page.getByRole("heading", { level: 1 })

const holdChunk = (path: string): (() => void) => {
  const { name } = Pages.at(path)
  if (name === "home") throw new Error("Home's chunk is the app's.")
  const load = pageChunks[name]
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.spyOn(pageChunks, name).mockImplementation((opened) => released.then(() => load(opened)))
  return release
}

const shapeShown = (): string | undefined =>
  found(document.querySelector<HTMLElement>("[data-shape]")).dataset["shape"]

const places = (): ReadonlyArray<number> =>
  [heading().element(), ...document.querySelectorAll('nav[aria-label="Main"]')].map(
    (element) => element.getBoundingClientRect().top,
  )

describe("a page whose chunk loads late", () => {
  it.each([
    [paths.settings, "list"],
    [paths.activity, "cards"],
    [paths.gameList, "posters"],
    [paths.live, "tiles"],
    [paths.forgot, "form"],
    [paths.help, "text"],
  ] as const)(
    "a direct start of %s shows a skeleton of the shape %s until the page's chunk is loaded, without moving the header and menu",
    async (path, shape) => {
      const { again } = await openApp()
      const release = holdChunk(path)
      const opened = again(path)
      await expect.element(skeleton()).toBeVisible()
      expect(shapeShown()).toBe(shape)
      expect(main().query()).toBeNull()
      const before = places()
      const top = skeleton().element().getBoundingClientRect().top
      release()
      await opened
      await expect.element(main()).toBeVisible()
      expect(document.querySelector("[data-shape]")).toBeNull()
      expect(places()).toEqual(before)
      expect(main().element().getBoundingClientRect().top).toBe(top)
    },
  )

  it("the current page stays visible, without a skeleton, until the chunk of the linked page is loaded", async () => {
    const release = holdChunk(paths.login)
    const { at } = await openApp()
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
    await page.getByRole("banner").getByRole("link", { name: "Login" }).click()
    await expect.poll(at).toBe(paths.login)
    await expect.element(skeleton()).toBeVisible()
    expect(document.querySelector("[data-shape]")).toBeNull()
    await expect.element(main()).toBeVisible()
    release()
    await expect.element(heading()).toHaveTextContent("Login")
  })
})

describe("a page whose data loads late", () => {
  it.each([
    [paths.withdraw, "0", bankCards, "form"],
    [paths.deposit, "0", depositBanks, "list"],
    [paths.securityCentre, "0", securityConfig, "list"],
    [paths.register, "guest", registerSettings, "form"],
    [paths.agentRegister, "9", rebateQuotas, "form"],
  ] as const)(
    "%s shows persona %s a skeleton of its content until its first request has a response",
    async (path, persona, call, shape) => {
      const { again, holds } = await openApp({ persona })
      const release = holds(call)
      await again(path)
      await expect.element(main().getByRole("status", { name: "Loading" })).toBeVisible()
      expect(shapeShown()).toBe(shape)
      // The page has the space at its sides.
      expect(getComputedStyle(skeleton().element()).paddingLeft).toBe("0px")
      release()
      await expect.poll(() => document.querySelector("[data-shape]")).toBeNull()
    },
  )
})
