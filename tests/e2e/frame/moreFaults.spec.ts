import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { slots } from "#platform/slots.ts"
import { balance, expectSaid, field, header, logIn, loginButton, openMenu } from "#tests/support/player.ts"
import { expectAddress, startProduct } from "#tests/support/product.ts"

import { expectUsable, fail, type Kind, kinds, parts, wake } from "./homeParts.ts"

const product = startProduct()

describe("menu and session with failing calls", () => {
  it.each(kinds)(
    "the menu reports that the merchant's modules failed to load on a first visit: %s",
    async (kind) => {
      const page = await product.visit({ persona: "0", settings: { scale: "few" } })
      await parts.name(page).waitFor()
      await fail(product, page, whitelabel.path, kind)
      await page.evaluate((key) => localStorage.removeItem(key), slots.whitelabel.key)
      await page.reload()
      await expectUsable(page, [])
      const menu = await openMenu(page)
      const failure = menu.getByRole("alert").filter({ hasText: "Some menu entries could not be loaded." })
      await failure.waitFor()
      await menu.getByRole("button", { name: "Sign out" }).waitFor()
      await fail(product, page, whitelabel.path, undefined)
      await failure.getByRole("button", { name: "Try again" }).click()
      await menu.getByRole("link", { name: "Betting record" }).waitFor()
    },
  )

  it("failing calls do not leave a former player's data for the next player", async () => {
    const page = await product.visit({
      persona: "0",
      settings: {
        scale: "few",
        contracts: { dailysalreqtype: "", divtypecompperiodreq: "", contracthoursalreq: "" },
      },
    })
    await expectUsable(page, [])
    const agent = await product.world.signInAs("9")
    product.world.configure({ faults: [{ call: "*", kind: "http500", times: "always" }] })
    const other = await page.context().newPage()
    await other.goto("/icon.svg")
    await other.evaluate(([key, session]) => localStorage.setItem(key, session), [
      slots.session.key,
      JSON.stringify(agent),
    ] as const)
    await header(page).getByText("agent9").waitFor()
    await balance(page).filter({ hasText: "The balance could not be loaded." }).waitFor()
    for (const name of ["balance", "name", "mail", "notices"] as const) {
      await expect.poll(() => parts[name](page).count(), { message: name }).toBe(0)
    }
  })
})

describe("login with failing calls", () => {
  it.each<readonly [Kind, string]>([
    ["network", "Network slow or offline"],
    ["http500", "Something went wrong on our side. Please try again later."],
    ["notEnvelope", "Something went wrong. Please try again."],
    ["empty", "Something went wrong. Please try again."],
  ])(
    "a login whose call fails with %s shows an error, keeps the input, and succeeds afterwards",
    async (kind, text) => {
      const page = await product.visit({ path: paths.login })
      await fail(product, page, login.path, kind)
      await logIn(page, "member0")
      await expectSaid(page, text)
      await expect.poll(() => field(page, "Username").inputValue()).toBe("member0")
      await expect.poll(() => field(page, "Password").inputValue()).toBe("lantern123")
      expect(product.callsTo(login.path).length, "never repeated by itself").toBeLessThanOrEqual(1)
      await fail(product, page, login.path, undefined)
      await loginButton(page).click()
      await expectAddress(page, paths.home)
    },
  )
})

describe("code that fails to load", () => {
  it("menu code that fails to load shows an error, and the next press opens the menu", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    await expectUsable(page, [])
    await page.route(/MainMenu.*\.js/, (route) => route.abort())
    await header(page).getByRole("button", { name: "Menu" }).click()
    await expectSaid(page, "Network slow or offline")
    await expectUsable(page, [])
    await page.unrouteAll()
    await openMenu(page)
  })

  it("home can be read and used when all deferred code fails to load", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { scale: "few" },
      before: (opened) =>
        opened.route(/\/assets\/(?!entry-|render-|rolldown-runtime|en-).*\.js/, (route) => route.abort()),
    })
    await expectUsable(page, [])
    expect(await page.getByRole("contentinfo").count()).toBe(0)
    await page.unrouteAll()
    await wake(page)
    await page.getByRole("contentinfo").waitFor()
    await (await openMenu(page)).getByRole("link", { name: "My account" }).waitFor()
  })
})
