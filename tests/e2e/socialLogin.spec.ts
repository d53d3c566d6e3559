import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { ModuleId } from "#domain/Whitelabel.ts"
import { issue } from "#fixtures/firebase.ts"
import { answerCaptcha, registerForm } from "#tests/support/entry.ts"
import {
  calls,
  chooseAccount,
  facebook,
  google,
  initialised,
  openWindow,
  sdkOf,
  withWindows,
} from "#tests/support/firebase.ts"
import { field, header, loginForm, said } from "#tests/support/player.ts"
import { agents, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** What each id token of the pretend Firebase begins with. */
const idTokenStart = issue({ phone: "" }, 0).idToken.split(".")[0] ?? ""

const loginCall = "/wps/session/login"
const rows: ReadonlyArray<readonly [boolean, ReadonlyArray<ModuleId>, number, number]> = [
  [true, [], 1, 1],
  [true, ["FACEBOOKLOGIN3"], 0, 1],
  [true, ["GOOGLELOGIN3"], 1, 0],
  [true, ["FACEBOOKLOGIN3", "GOOGLELOGIN3"], 0, 0],
  [false, [], 0, 0],
]

describe("the buttons of Facebook and Google", () => {
  it("[LG-06, LG-07] show on the login by their flags, and with Firebase initialised only", async () => {
    const page = await product.visit({ path: paths.login })
    for (const [firebase, modulesOff, facebooks, googles] of rows) {
      product.world.configure({ firebase, modulesOff })
      await page.reload()
      const form = loginForm(page)
      await expect.poll(() => facebook(form).count(), { message: modulesOff.join() }).toBe(facebooks)
      await expect.poll(() => google(form).count(), { message: modulesOff.join() }).toBe(googles)
    }
    expectQuiet(page)
  })

  it("[VA-31] show on the registration by their flags, and with Firebase initialised only", async () => {
    const page = await product.visit({ path: paths.register })
    for (const [firebase, modulesOff, facebooks, googles] of rows) {
      product.world.configure({ firebase, modulesOff })
      await page.reload()
      const form = registerForm(page)
      await form.getByRole("button", { name: "Register", exact: true }).waitFor()
      await expect.poll(() => facebook(form).count(), { message: modulesOff.join() }).toBe(facebooks)
      await expect.poll(() => google(form).count(), { message: modulesOff.join() }).toBe(googles)
    }
    expectQuiet(page)
  })

  it("fetch the SDK when one is touched, not with the page", async () => {
    let asked: ReadonlyArray<string> = []
    const page = await product.visit({
      path: paths.login,
      settings: initialised,
      before: (opened) => {
        asked = sdkOf(opened)
        return withWindows(opened)
      },
    })
    await google(loginForm(page)).waitFor()
    await field(page, "Username").fill("member0")
    expect(asked).toEqual([])
    await google(loginForm(page)).focus()
    await expect.poll(() => asked.length).toBe(1)
    expectQuiet(page)
  })
})

describe("logging in by Facebook and Google", () => {
  it("goes home as whom the provider vouches for, by its own window", async () => {
    for (const [button, channel] of [
      [google, "google"],
      [facebook, "facebook"],
    ] as const) {
      const page = await product.visit({ path: paths.login, settings: initialised, before: withWindows })
      const opened = await openWindow(page, button(loginForm(page)))
      await page.getByRole("status").filter({ hasText: "Go on in the window" }).waitFor()
      await chooseAccount(opened, "member0@mail.example")
      await expectAddress(page, paths.home)
      await header(page).getByText("Maria Santos").waitFor()
      await expect.poll(() => opened.isClosed()).toBe(true)
      expect(product.callsTo(calls.provider).length, channel).toBeGreaterThan(0)
      expectQuiet(page)
    }
    expect(product.callsTo(loginCall)).toHaveLength(2)
    const isTold = (entry: unknown) => JSON.stringify(entry).includes(idTokenStart)
    const told = product.world.log
      .entries()
      .filter(isTold)
      .map(({ path }) => path)
    expect(told).toEqual([])
  })

  it("opens an account from the registration, once its terms are agreed to", async () => {
    const page = await product.visit({ path: paths.register, settings: initialised, before: withWindows })
    const form = registerForm(page)
    const consent = form.getByRole("checkbox", { name: /^I am/ })
    await consent.uncheck()
    expect(await google(form).isDisabled()).toBe(true)
    await consent.check()
    await chooseAccount(await openWindow(page, google(form)), "somebody.new@mail.example")
    await expectAddress(page, paths.home)
    await header(page)
      .getByText(/^google/)
      .waitFor()
  })

  it("cancelled in the window, one is back in the form, and may press again", async () => {
    const page = await product.visit({ path: paths.login, settings: initialised, before: withWindows })
    const opened = await openWindow(page, google(loginForm(page)))
    await opened.getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("status").filter({ hasText: "Go on in the window" }).waitFor({ state: "detached" })
    expect(product.callsTo(loginCall)).toEqual([])
    await chooseAccount(await openWindow(page, google(loginForm(page))), "member0@mail.example")
    await header(page).getByText("Maria Santos").waitFor()
  })

  it("a window that is blocked is told; what Firebase refuses too", async () => {
    const page = await product.visit({
      path: paths.login,
      settings: initialised,
      before: async (opened) => {
        await withWindows(opened)
        await opened.addInitScript(() => {
          const own = window.open.bind(window)
          Object.assign(window, {
            open: (...given: Parameters<typeof window.open>) =>
              document.title.includes("blocked") ? null : own(...given),
          })
        })
      },
    })
    await page.evaluate(() => {
      document.title = "blocked"
    })
    await google(loginForm(page)).click()
    await said(page, "The window could not open").waitFor()
    await page.evaluate(() => {
      document.title = "open"
    })
    product.world.configure({ firebaseOutcome: "disabled" })
    await chooseAccount(await openWindow(page, google(loginForm(page))), "member0@mail.example")
    await said(page, "User does not exist or is disabled").waitFor()
    expect(product.callsTo(loginCall)).toEqual([])
    product.world.configure({ firebaseOutcome: "ok", siteAccountType: "agent" })
    await chooseAccount(await openWindow(page, google(loginForm(page))), "member0@mail.example")
    await said(page, "Non-agents cannot log in").waitFor()
  })

  it("a captcha that the gateway wants is shown, and goes along the next time", async () => {
    const page = await product.visit({
      path: paths.login,
      settings: { ...initialised, captchaAlways: true },
      before: withWindows,
    })
    await chooseAccount(await openWindow(page, google(loginForm(page))), "member0@mail.example")
    await field(page, "Captcha").waitFor()
    await google(loginForm(page)).click()
    await said(page, /write the code/i).waitFor()
    expect(product.callsTo(loginCall)).toHaveLength(1)
    await answerCaptcha(loginForm(page))
    await chooseAccount(await openWindow(page, google(loginForm(page))), "member0@mail.example")
    await header(page).getByText("Maria Santos").waitFor()
  })

  it("in a browser within another app Google's button says to open the phone's own", async () => {
    const page = await product.visit({
      path: paths.login,
      settings: initialised,
      userAgent: `${agents.ios} Instagram 300.0`,
      before: withWindows,
    })
    const form = loginForm(page)
    await form.getByText("Open this page in your phone's browser").waitFor()
    await google(form).click()
    await said(page, "Open this page in your phone's browser").waitFor()
    expect(page.context().pages()).toHaveLength(1)
    await openWindow(page, facebook(form))
    expectQuiet(page)
  })
})
