import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { addRecentGame, launchGame } from "#gateway/calls/games/launches.ts"
import { passes, openApp } from "#tests/support/page.tsx"
import { form, logIn } from "#tests/support/pageEntry.ts"
import type { PageGateway } from "#tests/support/pageGateway.ts"
import { expectMessage } from "#tests/support/pagePlayer.ts"

const few = { scale: "few" } as const

const game = () =>
  page.getByRole("region", { name: "Latest Winner" }).getByRole("row").nth(1).getByRole("button")
const loader = () => page.getByRole("status").filter({ hasText: "Please wait" })

const refused =
  (code: string) =>
  ({ fails }: PageGateway): void =>
    fails(launchGame, "refused", { code })

const failures = [
  ["[ER-22] ", "Unknown error (weather_bad)", refused("weather_bad"), {}],
  ["[ER-23] ", "The requested url is empty", undefined, { launch: "empty" }],
  ["[ER-29] ", "Network slow or offline", ({ fails }: PageGateway) => fails(launchGame, "timeout"), {}],
  ["", "This game has an unsafe address. Please choose another game.", undefined, { launch: "unsafe" }],
] as const

describe("launch of a game", () => {
  it("[LW-06] opens the game in the same window and stores it as a recent game", async () => {
    const { address, callsTo } = await openApp({ persona: "0", settings: few })
    await game().click()
    await expect.poll(() => address.left.length).toBe(1)
    expect(callsTo(launchGame)[0]?.query).toMatchObject({ freeplay: "0", language: "EN" })
    expect(String(Reflect.get(Object(callsTo(launchGame)[0]?.query), "backUrl"))).toMatch(/\/m\/home$/)
    await expect.poll(() => callsTo(addRecentGame).length).toBe(1)
  })

  it("[SS-25] sends a guest to the login, then back to the page with the game", async () => {
    const { at, callsTo } = await openApp({ settings: few })
    await game().click()
    await expect.element(form("Login")).toBeInTheDocument()
    expect(callsTo(launchGame)).toEqual([])
    await logIn("member0")
    await expect.poll(at).toBe(paths.home)
    expect(callsTo(launchGame)).toEqual([])
  })

  it("shows a loader until the game opens", async () => {
    const { address, holds } = await openApp({ persona: "0", settings: few })
    const release = holds(launchGame)
    await game().click()
    await expect.element(loader()).toBeInTheDocument()
    release()
    await expect.poll(() => address.left.length).toBe(1)
  })

  it.each(failures)("%sshows the error '%s' once and keeps the page", async (_, text, before, settings) => {
    const { address, at, callsTo } = await openApp({
      persona: "0",
      settings: { ...few, ...settings },
      clock: true,
      ...(before === undefined ? {} : { before }),
    })
    await game().click()
    await expect.poll(() => callsTo(launchGame).length).toBe(1)
    if (text.startsWith("Network")) await passes(Duration.millis(30_100))
    await expectMessage(text)
    await expect.element(loader()).not.toBeInTheDocument()
    expect([at(), ...address.left]).toEqual([paths.home])
    await passes(Duration.millis(1600))
    await expect.element(page.getByRole("alert").filter({ hasText: text })).not.toBeInTheDocument()
    expect(callsTo(launchGame), "a change is never repeated by itself").toHaveLength(1)
  })
})

describe("bar of a game", () => {
  it("shows the net result only after a round", async () => {
    const { rewrite } = await openApp({ persona: "0", settings: { ...few, launch: "frame" } })
    await game().click()
    const bar = page.getByRole("dialog", { name: "Twilight Koi" })
    const net = bar.getByRole("status", { name: "Net result since you opened the game" })
    await expect.element(bar.getByText("₱\u00a012,480.50")).toBeVisible()
    expect(net.elements()).toEqual([])
    rewrite<object>(memberWallet, (wallet) => ({ ...wallet, sumBalance: 12_500.5 }))
    await bar.getByRole("button", { name: "Refresh balance" }).click()
    await expect.element(net).toHaveTextContent("Net +₱ 20.00")
  })
})
