import type { Page } from "playwright"

import { firebasePaths } from "#fixtures/logic/entry/firebase.ts"
import type { Settings } from "#fixtures/settings.ts"

/** Firebase is initialised; no form requires a captcha. */
export const initialised: Partial<Settings> = { firebase: true, modulesOff: ["VALID_CAPTCHA3"] }

export const calls = {
  send: `${firebasePaths.api}/v1/accounts:sendVerificationCode`,
  provider: `${firebasePaths.api}/v1/accounts:signInWithIdp`,
} as const

/** The files of Firebase's SDK that a page requests after this call. */
export const sdkOf = (page: Page): ReadonlyArray<string> => {
  const requestedFiles: Array<string> = []
  page.on("request", (request) => {
    if (/\/firebaseSdk[^/]*\.js$/.test(request.url())) requestedFiles.push(request.url())
  })
  return requestedFiles
}
