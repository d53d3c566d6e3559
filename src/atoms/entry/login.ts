import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Credentials from "#domain/entry/Credentials.ts"
import * as Whitelabel from "#domain/Whitelabel.ts"
import type { NewAccount } from "#domain/entry/Registration.ts"
import * as Login from "#machines/Login.ts"
import * as SmsCode from "#machines/SmsCode.ts"
import { captcha } from "#gateway/calls/entry/account.ts"
import { Accounts } from "#services/entry/Accounts.ts"
import { Backend } from "#services/Backend.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { awaitWhitelabel, whitelabelAtom, whitelabelFailureAtom } from "#atoms/system/whitelabel.ts"

import { openReturnPage } from "./openReturnPage.ts"
import { smsCodeAtom } from "./smsCode.ts"

const withAccounts = lazyService(Accounts)

export const captchaAtom = queryAtom(() => Backend.read(captcha, {}))

/** True once the merchant's settings are loaded or their request has failed. */
export const areLoginMethodsLoadedAtom = atom(
  (get) => get(whitelabelAtom) !== undefined || get(whitelabelFailureAtom) !== undefined,
)

export const loginFocusAtom = atom<ReadonlyArray<Credentials.Field>>([])

export const loginCodeAtom = smsCodeAtom("login")

const offersCaptcha = (whitelabel: Whitelabel.Whitelabel | undefined): boolean =>
  whitelabel === undefined || Whitelabel.isOn(whitelabel, "CAPTCHA3")

/** Also true while the merchant's settings are not loaded. */
export const offersCaptchaAtom = atom((get) => offersCaptcha(get(whitelabelAtom)))

export const loginAtom = machineAtom("page", Login.machine, (command, { set, send }) => {
  // No atom stores the typed password: it stays in the form and in events.
  switch (command._tag) {
    case "SignIn": {
      const { mode, credentials, remember } = command
      return withAccounts(({ logIn }) => logIn(mode, credentials, remember)).pipe(
        Effect.map(() => send(Login.Event.Accepted())),
        Effect.catch(({ reason }) =>
          Effect.map(awaitWhitelabel({ set }), (whitelabel) => {
            const captchaRequired = reason._tag === "Refused" && reason.captcha && offersCaptcha(whitelabel)
            send(Login.Event.Refused({ message: Credentials.messageOf(mode, reason), captchaRequired }))
          }),
        ),
      )
    }
    case "SendCode": {
      const { mobile, countryDialingCode } = command
      const target = { mobile, countryDialingCode }
      return Effect.sync(() => set(loginCodeAtom, SmsCode.Event.FetchPressed({ target })))
    }
    case "RefreshCaptcha":
      return Effect.sync(() => set(captchaAtom.refetchAtom))
    case "FocusFirst":
      return Effect.sync(() => set(loginFocusAtom, command.fields))
    case "Enter":
      return openReturnPage
  }
})

// The login contains a password, so no atom stores it.
export const recallLoginAtom = atom(null, (get, _set, mode: Credentials.Mode) =>
  Option.getOrUndefined(get(runtimeAtom).runSync(withAccounts(({ remembered }) => remembered(mode)))),
)

export const newAccountAtom = atom<NewAccount | undefined>(undefined)

/** When this value changes, the form validates its filled fields again, in the new language (spec §9). */
export const languageLoadedAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    return Effect.sync(() => ({ language }))
  },
  { debounce: ["revalidation", timings.revalidation] },
)
