// End to end because the provider's window is another page.
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { ModuleId } from "#domain/Whitelabel.ts"
import { issue } from "#fixtures/logic/entry/firebase.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { agents } from "#tests/support/agents.ts"
import { answerCaptcha, registerForm } from "#tests/support/entry.ts"
import {
  calls,
  cancelWindow,
  chooseAccount,
  facebook,
  google,
  initialised,
  openWindow,
  sdkOf,
  withWindows,
} from "#tests/support/firebase.ts"
import { expectSaid, field, header, loginForm } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** How each id token of the simulated Firebase starts. */
const idTokenStart = issue({ phone: "" }, 0).idToken.split(".")[0] ?? ""

const loginCall = login.path
const rows: ReadonlyArray<readonly [boolean, ReadonlyArray<ModuleId>, number, number]> = [
  [true, [], 1, 1],
  [true, ["FACEBOOKLOGIN3"], 0, 1],
  [true, ["GOOGLELOGIN3"], 1, 0],
  [true, ["FACEBOOKLOGIN3", "GOOGLELOGIN3"], 0, 0],
  [false, [], 0, 0],
]

describe("the buttons of Facebook and Google", () => {
  it("[LG-06, LG-07] the login shows Facebook and Google by their flags, and only with Firebase initialised", async () => {
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

  it("[VA-31] the registration shows Facebook and Google by their flags, and only with Firebase initialised", async () => {
    const page = await product.visit({ path: paths.register })
    for (const [firebase, modulesOff, facebooks, googles] of rows) {
      product.world.configure({ firebase, modulesOff })
      await page.reload()
      const form = registerForm(page)
      await form.getByRole("button", { name: "Next", exact: true }).waitFor()
      await expect.poll(() => facebook(form).count(), { message: modulesOff.join() }).toBe(facebooks)
      await expect.poll(() => google(form).count(), { message: modulesOff.join() }).toBe(googles)
    }
    expectQuiet(page)
  })

  it("a touch on a social button loads the Firebase SDK; opening the login does not", async () => {
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
  it("a social login opens the provider's window and logs in as the confirmed user", async () => {
    for (const [button, channel] of [
      [google, "google"],
      [facebook, "facebook"],
    ] as const) {
      const page = await product.visit({ path: paths.login, settings: initialised, before: withWindows })
      const opened = await openWindow(page, button(loginForm(page)))
      await expectSaid(page, "Continue in the window", "status")
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

  it("a social login from the registration opens an account after the terms are accepted", async () => {
    const page = await product.visit({ path: paths.register, settings: initialised, before: withWindows })
    const form = registerForm(page)
    const consent = form.getByRole("checkbox", { name: /^I am/ })
    await consent.uncheck()
    await expect.poll(() => google(form).isDisabled()).toBe(true)
    await consent.check()
    await chooseAccount(await openWindow(page, google(form)), "somebody.new@mail.example")
    await expectAddress(page, paths.home)
    await header(page)
      .getByText(/^google/)
      .waitFor()
  })

  it("a cancelled social login returns to the form, which works again", async () => {
    const page = await product.visit({ path: paths.login, settings: initialised, before: withWindows })
    const opened = await openWindow(page, google(loginForm(page)))
    await cancelWindow(opened)
    await page
      .getByRole("status")
      .filter({ hasText: "Continue in the window" })
      .waitFor({ state: "detached" })
    expect(product.callsTo(loginCall)).toEqual([])
    await chooseAccount(await openWindow(page, google(loginForm(page))), "member0@mail.example")
    await header(page).getByText("Maria Santos").waitFor()
  })

  it("a social login reports a blocked window and a Firebase refusal", async () => {
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
    await expectSaid(page, "The window did not open")
    await page.evaluate(() => {
      document.title = "open"
    })
    product.world.configure({ firebaseOutcome: "disabled" })
    await chooseAccount(await openWindow(page, google(loginForm(page))), "member0@mail.example")
    await expectSaid(page, "User does not exist or is disabled")
    expect(product.callsTo(loginCall)).toEqual([])
    product.world.configure({ firebaseOutcome: "ok", siteAccountType: "agent" })
    await chooseAccount(await openWindow(page, google(loginForm(page))), "member0@mail.example")
    await expectSaid(page, "Non-agents cannot log in")
  })

  it("a social login shows the captcha that the gateway requires, and sends its answer with the next attempt", async () => {
    const page = await product.visit({
      path: paths.login,
      settings: { ...initialised, captchaAlways: true },
      before: withWindows,
    })
    await chooseAccount(await openWindow(page, google(loginForm(page))), "member0@mail.example")
    await field(page, "Captcha").waitFor()
    await google(loginForm(page)).click()
    await expectSaid(page, /write the code/i)
    expect(product.callsTo(loginCall)).toHaveLength(1)
    await answerCaptcha(loginForm(page))
    await chooseAccount(await openWindow(page, google(loginForm(page))), "member0@mail.example")
    await header(page).getByText("Maria Santos").waitFor()
  })

  it("inside another app's browser the Google button advises to open the phone's own browser", async () => {
    const page = await product.visit({
      path: paths.login,
      settings: initialised,
      userAgent: `${agents.ios} Instagram 300.0`,
      before: withWindows,
    })
    const form = loginForm(page)
    await form.getByText("Google login does not work here").waitFor()
    await google(form).click()
    await expectSaid(page, "Google login does not work here")
    expect(page.context().pages()).toHaveLength(1)
    await openWindow(page, facebook(form))
    expectQuiet(page)
  })
})
