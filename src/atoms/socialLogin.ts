import { Effect } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as Identity from "#domain/Identity.ts"
import * as Login from "#machines/Login.ts"
import * as SessionLife from "#machines/SessionLife.ts"
import * as SocialLogin from "#machines/SocialLogin.ts"
import { Accounts } from "#services/Accounts.ts"
import { Identities } from "#services/Identities.ts"
import { Visit } from "#services/Visit.ts"

import { notifyAtom, waitForAtom } from "./feedback.ts"
import { machineAtom } from "./kernel/machine.ts"
import { runtimeAtom } from "./kernel/query.ts"
import { goOn, loginAtom } from "./login.ts"
import { registrationAtom } from "./registration.ts"
import { sessionLifeAtom } from "./session.ts"
import { platformAtom, whitelabelAtom } from "./system.ts"

const withIdentities = <A, E>(use: (identities: Identities["Service"]) => Effect.Effect<A, E>) =>
  Identities.use(use).pipe(Effect.provide(Identities.layer))

/** The providers to choose from, and whether Google shows its login in this browser. */
export const providersAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  const offered = whitelabel === undefined ? [] : Identity.offered(whitelabel)
  const isRefused = Identity.refusesGoogle(get(platformAtom))
  return offered.map((provider) => ({ provider, isRefused: provider === "google" && isRefused }))
})

/** Whether a form is on its way: one submission at a time, whichever way it goes. */
const isFormSentAtom = atom(
  (get) => get(loginAtom)._tag === "Submitting" || get(registrationAtom)._tag !== "Editing",
)

type Command = SocialLogin.Command
type Of<Tag extends Command["_tag"]> = Extract<Command, { readonly _tag: Tag }>
type Send = (event: SocialLogin.Event) => void

const ask = ({ provider, captcha, attempt }: Of<"Ask">, send: Send) =>
  withIdentities(({ signIn }) => signIn(provider)).pipe(
    Effect.match({
      onSuccess: (idToken) => send(SocialLogin.Event.Identified({ attempt, idToken, captcha })),
      onFailure: (error) => {
        if (error._tag === "WindowClosed") send(SocialLogin.Event.Closed({ attempt }))
        else {
          const message =
            error._tag === "WindowBlocked"
              ? ({ key: "window_blocked" } as const)
              : Failure.message(error.reason)
          send(SocialLogin.Event.Failed({ attempt, message }))
        }
      },
    }),
  )

/** The login by Facebook or Google. */
export const socialLoginAtom = machineAtom(SocialLogin.machine, (command, { get, set, send }) => {
  switch (command._tag) {
    case "Ask":
      return ask(command, send)
    case "LogIn": {
      const { provider, idToken, captcha } = command
      if (get(isFormSentAtom)) {
        const message = { key: "please_wait" } as const
        return Effect.sync(() => send(SocialLogin.Event.Refused({ message, captchaRequired: false })))
      }
      set(sessionLifeAtom, SessionLife.Event.LoginBegan())
      const stopWaiting = set(waitForAtom, timings.loaderUntilDone)
      return Accounts.use(({ logInWith }) => logInWith({ provider, idToken, captcha })).pipe(
        Effect.provide(Accounts.layer),
        Effect.match({
          onSuccess: () => send(SocialLogin.Event.Accepted()),
          onFailure: ({ reason }) => {
            set(sessionLifeAtom, SessionLife.Event.LoginFailed())
            const captchaRequired = reason._tag === "Refused" && reason.captcha
            send(SocialLogin.Event.Refused({ message: Failure.message(reason), captchaRequired }))
          },
        }),
        Effect.ensuring(Effect.sync(stopWaiting)),
      )
    }
    case "Say":
      return Effect.sync(() =>
        set(notifyAtom, { message: command.message, shownFor: timings.toastBackend, tone: "bad" }),
      )
    case "ShowCaptcha":
      set(loginAtom, Login.Event.CaptchaAsked())
      return Visit.use(({ path, replace }) =>
        Effect.flatMap(path, (at) => (at.startsWith(paths.login) ? Effect.void : replace(paths.login))),
      )
    case "Enter":
      return goOn
  }
})

/** Whether somebody whom a provider vouches for is being logged in: the forms wait. */
export const isLoggingInElsewhereAtom = atom((get) => get(socialLoginAtom)._tag === "LoggingIn")

/** Fetches what a provider's window needs, before it is pressed. */
export const prepareSocialLoginAtom = atom(null, (get) => {
  get(runtimeAtom).runFork(withIdentities(({ prepare }) => prepare))
})
