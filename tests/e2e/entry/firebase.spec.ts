// End to end because the SDK of Firebase is a file of the build, and a provider's window is another page of the browser.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { firebasePaths, issue } from "#fixtures/logic/entry/firebase.ts"
import type { Settings } from "#fixtures/settings.ts"
import { windowsScript } from "#fixtures/logic/entry/firebasePages.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { solve } from "#tests/support/entry.ts"
import { expectMessage, field, header, loginButton, loginForm } from "#tests/support/player.ts"
import { expectAddress, expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** Firebase is initialised; no form requires a captcha. */
const initialised: Partial<Settings> = { firebase: true, modulesOff: ["VALID_CAPTCHA3"] }

const calls = {
  send: `${firebasePaths.api}/v1/accounts:sendVerificationCode`,
  provider: `${firebasePaths.api}/v1/accounts:signInWithIdp`,
} as const

/** The files of Firebase's SDK that a page requests after this call. */
const sdkOf = (page: Page): ReadonlyArray<string> => {
  const requestedFiles: Array<string> = []
  page.on("request", (request) => {
    if (/\/firebaseSdk[^/]*\.js$/.test(request.url())) requestedFiles.push(request.url())
  })
  return requestedFiles
}

const fetchCode = (page: Page) => loginForm(page).getByRole("button", { name: "Fetch code" })

const loginBySms = async () => {
  const page = await product.openApp({ path: paths.login, settings: initialised })
  await loginForm(page).getByRole("button", { name: "Login with SMS code" }).click()
  await loginForm(page).getByRole("textbox", { name: "Mobile number" }).fill("09175551000")
  return page
}

describe("Firebase's SDK", () => {
  it("[EN-27] loads when a code is first requested, sends an SMS code and verifies the code", async () => {
    const page = await loginBySms()
    const asked = sdkOf(page)
    expect(asked).toEqual([])
    await fetchCode(page).click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await expectMessage(page, "The code was sent", "status")
    expect(asked).toHaveLength(1)
    expect(product.callsTo(calls.send)).toMatchObject([{ body: { phoneNumber: "+639175551000" } }])

    await loginForm(page).getByRole("textbox", { name: "SMS code" }).fill("123456")
    await loginButton(page).click()
    await expectAddress(page, paths.home)
    await header(page).getByText("Maria Santos").waitFor()
    expect(product.callsTo(login.path)).toHaveLength(1)
    expect(JSON.stringify(product.world.log.entries())).not.toContain("123456")
    expect(page.url()).not.toContain("token")
    expectNoErrors(page)
  })
})

/** How each id token of the simulated Firebase starts. */
const idTokenStart = issue({ phone: "" }, 0).idToken.split(".")[0] ?? ""

/** Serves Google's popup script from the simulated gateway, because the app loads it from Google's host. */
const withWindows = (page: Page): Promise<unknown> =>
  page
    .context()
    .route("https://apis.google.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: windowsScript }),
    )

const facebook = (form: Locator): Locator => form.getByRole("button", { name: "Continue with Facebook" })
const google = (form: Locator): Locator => form.getByRole("button", { name: "Continue with Google" })

/** Presses a provider's button and waits for its window. */
const openWindow = async (page: Page, button: Locator): Promise<Page> => {
  const [opened] = await Promise.all([page.waitForEvent("popup"), button.click()])
  await opened.getByRole("textbox", { name: "E-mail" }).waitFor()
  return opened
}

/** Presses a button that may close its window, even before Playwright has registered the press. */
const pressLast = (opened: Page, name: string): Promise<void> =>
  opened
    .getByRole("button", { name })
    .click()
    .catch((error: unknown) => {
      if (!opened.isClosed()) throw error
    })

/** Logs in at a provider with an e-mail address. */
const chooseAccount = async (opened: Page, email: string): Promise<void> => {
  await opened.getByRole("textbox", { name: "E-mail" }).fill(email)
  await pressLast(opened, "Continue")
}

describe("social login", () => {
  it("logs in by the provider's window, and loads the Firebase SDK when the button gets the focus", async () => {
    for (const [button, channel] of [
      [google, "google"],
      [facebook, "facebook"],
    ] as const) {
      let asked: ReadonlyArray<string> = []
      const page = await product.openApp({
        path: paths.login,
        settings: initialised,
        before: (opening) => {
          asked = sdkOf(opening)
          return withWindows(opening)
        },
      })
      await field(page, "Username").fill("member0")
      expect(asked).toEqual([])
      await button(loginForm(page)).focus()
      await expect.poll(() => asked.length).toBe(1)
      const opened = await openWindow(page, button(loginForm(page)))
      await expectMessage(page, "Continue in the window", "status")
      await chooseAccount(opened, "member0@mail.example")
      await expectAddress(page, paths.home)
      await header(page).getByText("Maria Santos").waitFor()
      await expect.poll(() => opened.isClosed()).toBe(true)
      expect(product.callsTo(calls.provider).length, channel).toBeGreaterThan(0)
      expectNoErrors(page)
    }
    expect(product.callsTo(login.path)).toHaveLength(2)
    const isTold = (entry: unknown) => JSON.stringify(entry).includes(idTokenStart)
    const told = product.world.log
      .entries()
      .filter(isTold)
      .map(({ path }) => path)
    expect(told).toEqual([])
  })
})
