import type { Locator, Page } from "playwright"

import { firebasePaths } from "#fixtures/logic/entry/firebase.ts"
import { windowsScript } from "#fixtures/logic/entry/firebasePages.ts"
import type { Settings } from "#fixtures/settings.ts"

/** Firebase is initialised; no form requires a captcha. */
export const initialised: Partial<Settings> = { firebase: true, modulesOff: ["VALID_CAPTCHA3"] }

export const calls = {
  send: `${firebasePaths.api}/v1/accounts:sendVerificationCode`,
  provider: `${firebasePaths.api}/v1/accounts:signInWithIdp`,
} as const

/** Serves Google's popup script from the simulated gateway, because the app loads it from Google's host. */
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

/** Presses a button that may close its window, even before Playwright has registered the press. */
const pressLast = (opened: Page, name: string): Promise<void> =>
  opened
    .getByRole("button", { name })
    .click()
    .catch((error: unknown) => {
      if (!opened.isClosed()) throw error
    })

/** Logs in at a provider with an e-mail address. */
export const chooseAccount = async (opened: Page, email: string): Promise<void> => {
  await opened.getByRole("textbox", { name: "E-mail" }).fill(email)
  await pressLast(opened, "Continue")
}

/** The files of Firebase's SDK that a page requests after this call. */
export const sdkOf = (page: Page): ReadonlyArray<string> => {
  const requestedFiles: Array<string> = []
  page.on("request", (request) => {
    if (/\/firebaseSdk[^/]*\.js$/.test(request.url())) requestedFiles.push(request.url())
  })
  return requestedFiles
}
