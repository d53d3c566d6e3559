import { Effect, Option } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import * as Credentials from "#domain/Credentials.ts"
import * as Failure from "#domain/Failure.ts"
import * as Login from "#machines/Login.ts"
import { Popup, Event as PopupEvent } from "#machines/Popups.ts"
import * as SessionLife from "#machines/SessionLife.ts"
import { Accounts } from "#services/Accounts.ts"
import { Visit } from "#services/Visit.ts"

import { actionAtom } from "./kernel/action.ts"
import { machineAtom } from "./kernel/machine.ts"
import { queryAtom, runtimeAtom } from "./kernel/query.ts"
import { popupsAtom } from "./popups.ts"
import { languageAtom } from "./preferences.ts"
import { sessionLifeAtom } from "./session.ts"

const withAccounts = <A, E>(use: (accounts: Accounts["Service"]) => Effect.Effect<A, E>) =>
  Accounts.use(use).pipe(Effect.provide(Accounts.layer))

/** The captcha's image, base64; set to have another. */
export const captchaAtom = queryAtom(() => withAccounts(({ captcha }) => captcha))

/** Fields that a refused form asks to be looked at, first of all; a new array each time. */
export const fieldsToFocusAtom = atom<ReadonlyArray<Credentials.Field>>([])

const goOn = Visit.use(({ takeWanted, replace, returnTo }) =>
  Effect.flatMap(takeWanted, (wanted) => (wanted === "" ? replace(paths.home) : returnTo(wanted))),
)

/** The login form. */
export const loginAtom = machineAtom(Login.machine, (command, { set, send }) => {
  switch (command._tag) {
    case "SignIn":
      set(sessionLifeAtom, SessionLife.Event.LoginBegan())
      return withAccounts(({ logIn }) => logIn(command.credentials, command.remember)).pipe(
        Effect.map((session) => {
          if (session.firstTimeLogin) set(popupsAtom, PopupEvent.Asked({ popup: Popup.ForcedPassword() }))
          send(Login.Event.Accepted())
        }),
        Effect.catch(({ reason }) =>
          Effect.sync(() => {
            set(sessionLifeAtom, SessionLife.Event.LoginFailed())
            const captchaRequired = reason._tag === "Refused" && reason.captcha
            send(Login.Event.Refused({ message: Failure.message(reason), captchaRequired }))
          }),
        ),
      )
    case "RefreshCaptcha":
      return Effect.sync(() => set(captchaAtom))
    case "FocusFirstError":
      return Effect.sync(() => {
        const order = ["username", "password", "captcha"] as const
        set(
          fieldsToFocusAtom,
          order.filter((field) => command.errors[field] !== undefined),
        )
      })
    case "Enter":
      return goOn
  }
})

/** The login kept on this device, if any. */
export const rememberedLoginAtom = atom((get) =>
  Option.getOrUndefined(get(runtimeAtom).runSync(withAccounts(({ remembered }) => remembered("username")))),
)

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
