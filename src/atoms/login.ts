import { Effect, Option } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import type * as Credentials from "#domain/Credentials.ts"
import * as Failure from "#domain/Failure.ts"
import type { Newcomer } from "#domain/Registration.ts"
import * as Login from "#machines/Login.ts"
import * as SessionLife from "#machines/SessionLife.ts"
import * as SmsCode from "#machines/SmsCode.ts"
import { Accounts } from "#services/Accounts.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Visit } from "#services/Visit.ts"

import { actionAtom } from "./kernel/action.ts"
import { machineAtom } from "./kernel/machine.ts"
import { queryAtom, runtimeAtom } from "./kernel/query.ts"
import { languageAtom } from "./preferences.ts"
import { sessionLifeAtom } from "./session.ts"
import { smsCodeAtom } from "./smsCode.ts"
import { moduleAtom } from "./merchant.ts"
import { whitelabelAtom, whitelabelFailureAtom } from "./system.ts"

const withAccounts = <A, E>(use: (accounts: Accounts["Service"]) => Effect.Effect<A, E>) =>
  Accounts.use(use).pipe(Effect.provide(Accounts.layer))

/** The captcha's image, base64; set to have another. */
export const captchaAtom = queryAtom(() => withAccounts(({ captcha }) => captcha))

/** Whether it is known which other ways to log in the merchant offers, or that it cannot be known. */
export const areWaysKnownAtom = atom(
  (get) => get(whitelabelAtom) !== undefined || get(whitelabelFailureAtom) !== undefined,
)

/** Fields that a refused form asks to be looked at, first of all; a new array each time. */
export const loginFocusAtom = atom<ReadonlyArray<Credentials.Field>>([])

/** The SMS code of the login form. */
export const loginCodeAtom = smsCodeAtom("login")

/** After a login: to the page that was wanted, else home (decision 102); a forced change of the password first. */
export const goOn = Effect.gen(function* () {
  const { takeWanted, replace, returnTo } = yield* Visit
  const session = yield* CurrentSession.use((current) => current.get)
  const isForced = Option.exists(session, ({ firstTimeLogin }) => firstTimeLogin)
  if (isForced) return yield* replace(paths.changePassword)
  const wanted = yield* takeWanted
  yield* wanted === "" ? replace(paths.home) : returnTo(wanted)
})

/** Whether the login may ask for a captcha: the merchant has it, or its switches are not known. */
export const offersCaptchaAtom = atom(
  (get) => get(whitelabelAtom) === undefined || get(moduleAtom)("CAPTCHA3"),
)

/** The login form. What is typed stays in the form: passwords never reach an atom. */
export const loginAtom = machineAtom(Login.machine, (command, { get, set, send }) => {
  switch (command._tag) {
    case "SignIn": {
      const { mode, credentials, remember } = command
      set(sessionLifeAtom, SessionLife.Event.LoginBegan())
      return withAccounts(({ logIn }) => logIn(mode, credentials, remember)).pipe(
        Effect.map(() => send(Login.Event.Accepted())),
        Effect.catch(({ reason }) =>
          Effect.sync(() => {
            set(sessionLifeAtom, SessionLife.Event.LoginFailed())
            const captchaRequired = reason._tag === "Refused" && reason.captcha && get(offersCaptchaAtom)
            send(Login.Event.Refused({ message: Failure.message(reason), captchaRequired }))
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
      return Effect.sync(() => set(captchaAtom))
    case "FocusFirst":
      return Effect.sync(() => set(loginFocusAtom, command.fields))
    case "Enter":
      return goOn
  }
})

/** Reads the login of a mode that is kept on this device, if any. It has a password, so no atom keeps it. */
export const recallLoginAtom = atom(null, (get, _set, mode: Credentials.Mode) =>
  Option.getOrUndefined(get(runtimeAtom).runSync(withAccounts(({ remembered }) => remembered(mode)))),
)

/** Who has just registered and has to log in: the login form takes it up. */
export const newcomerAtom = atom<Newcomer | undefined>(undefined)

/** A new value once a change of language has settled: what is filled in is to be looked at again (spec §9). */
export const languageSettledAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    return Effect.sync(() => ({ language }))
  },
  { settle: timings.revalidation },
)

const playFreeAtom = actionAtom({
  run: () => withAccounts(({ playFree }) => playFree),
  waits: timings.loaderUntilDone,
})

/** Starts free play; with the trial flag it goes home (spec §2 "Login screen"). */
export const startFreePlayAtom = atom(null, async (get, set) => {
  const isTrial = Option.getOrElse(await set(playFreeAtom, undefined), () => false)
  if (isTrial) get(runtimeAtom).runSync(Visit.use(({ replace }) => replace(paths.home)))
})
