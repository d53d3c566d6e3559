// End to end because old engines run the built bundle with its polyfills.
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { storageItems } from "#platform/storageItems.ts"
import { agents } from "#tests/support/agents.ts"
import { makeOld, type OldEngine } from "./oldEngine.ts"
import {
  balance,
  bottomMenu,
  closePopups,
  field,
  header,
  loginButton,
  loginForm,
} from "#tests/support/player.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { expectAddress, expectNoErrors, startProduct, type OpenAppOptions } from "#tests/support/product.ts"

const product = startProduct()

const phones: Readonly<Record<OldEngine, string>> = {
  "iOS 12":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 12_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1",
  "Chrome 64":
    "Mozilla/5.0 (Linux; Android 7.0; SM-G930F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.137 Mobile Safari/537.36",
}

const engines: ReadonlyArray<OldEngine> = ["iOS 12", "Chrome 64"]

const openApp = (engine: OldEngine, options: OpenAppOptions = {}) =>
  product.openApp({
    userAgent: phones[engine],
    before: makeOld(engine),
    settings: { scale: "few" },
    ...options,
  })

describe.each(engines)("on a phone with %s", (engine) => {
  it(`a player with ${engine} reads home, logs in, sees the balance, plays a game and signs out`, async () => {
    const page = await openApp(engine)
    await page.getByRole("region", { name: "Banners" }).waitFor()
    await page.getByRole("table").waitFor()
    await header(page).getByRole("link", { name: "Login" }).tap()
    await loginForm(page).waitFor()
    await field(page, "Username").fill("member0")
    await field(page, "Password").fill(demoPassword)
    await loginButton(page).tap()
    await balance(page).waitFor()
    await closePopups(page)
    await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Hot" }).tap()
    const games = page.getByRole("list", { name: "Games" })
    await games.getByRole("button", { name: "Indigo Kraken Tide", exact: true }).tap()
    await page.getByRole("button", { name: "Play a round" }).waitFor()
    await page.goBack()
    await games.getByRole("listitem").first().waitFor()
    await bottomMenu(page).getByRole("link", { name: "Member" }).tap()
    await expectAddress(page, paths.memberHome)
    await page.getByRole("button", { name: "Sign out" }).tap()
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).tap()
    await page.waitForFunction((key) => localStorage.getItem(key) === null, storageItems.session.key)
    await page.goto(paths.home)
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    expectNoErrors(page, /favicon/)
  })
})

describe("a current phone", () => {
  it("a current phone does not load polyfills for old ones", async () => {
    const asked: Array<string> = []
    const page = await product.openApp({
      userAgent: agents.android,
      before: (opened) => Promise.resolve(opened.on("request", (request) => asked.push(request.url()))),
    })
    await page.waitForLoadState("networkidle")
    expect(asked.filter((url) => url.includes("polyfills"))).toEqual([])
  })
})
