import type { Locator, Page } from "playwright"

import { firebasePaths } from "#fixtures/firebase.ts"
import { windowsScript } from "#fixtures/firebasePages.ts"
import type { Settings } from "#fixtures/settings.ts"

/** Firebase is initialised; no form asks for a captcha. */
export const initialised: Partial<Settings> = { firebase: true, modulesOff: ["VALID_CAPTCHA3"] }

export const calls = {
  send: `${firebasePaths.api}/v1/accounts:sendVerificationCode`,
  verify: `${firebasePaths.api}/v1/accounts:signInWithPhoneNumber`,
  provider: `${firebasePaths.api}/v1/accounts:signInWithIdp`,
} as const

/** Google's script for windows comes from Google's own host: the pretend one stands in for it. */
export const withWindows = (page: Page): Promise<unknown> =>
  page
    .context()
    .route("https://apis.google.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: windowsScript }),
    )

export const facebook = (form: Locator): Locator =>
  form.getByRole("button", { name: "Continue with Facebook" })
export const google = (form: Locator): Locator => form.getByRole("button", { name: "Continue with Google" })

/** Presses a provider's button and waits for its window. */
export const openWindow = async (page: Page, button: Locator): Promise<Page> => {
  const [opened] = await Promise.all([page.waitForEvent("popup"), button.click()])
  await opened.getByRole("textbox", { name: "E-mail" }).waitFor()
  return opened
}

/** Logs in at a provider as whoever has an address. */
export const chooseAccount = async (opened: Page, email: string): Promise<void> => {
  await opened.getByRole("textbox", { name: "E-mail" }).fill(email)
  await opened.getByRole("button", { name: "Continue" }).click()
}

/** The files of Firebase's SDK that a page has asked for so far, from the moment of this call. */
export const sdkOf = (page: Page): ReadonlyArray<string> => {
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (/\/firebaseSdk[^/]*\.js$/.test(request.url())) asked.push(request.url())
  })
  return asked
}
