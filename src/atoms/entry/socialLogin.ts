import { Effect } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as Identity from "#domain/entry/Identity.ts"
import * as Login from "#machines/Login.ts"
import * as SocialLogin from "#machines/SocialLogin.ts"
import { Accounts } from "#services/entry/Accounts.ts"
import { IdentityProviders } from "#services/entry/IdentityProviders.ts"
import { Address } from "#platform/Address.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { waitForAtom } from "#atoms/kernel/loader.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { platformAtom } from "#atoms/system/platform.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"

import { openReturnPage } from "./openReturnPage.ts"
import { loginAtom } from "./login.ts"
import { registrationAtom } from "./registration.ts"

const withIdentityProviders = lazyService(IdentityProviders)

export const providersAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  const offered = whitelabel === undefined ? [] : Identity.offered(whitelabel)
  const isRefused = Identity.refusesGoogle(get(platformAtom))
  return offered.map((provider) => ({ provider, isRefused: provider === "google" && isRefused }))
})

const isFormSentAtom = atom(
  (get) => get(loginAtom)._tag === "Submitting" || get(registrationAtom)._tag !== "Editing",
)

type Command = SocialLogin.Command
type Of<Tag extends Command["_tag"]> = Extract<Command, { readonly _tag: Tag }>
type Send = (event: SocialLogin.Event) => void

// Sends `Delayed` unless the provider responds in time. The response interrupts this timer.
const noteDelay = (attempt: number, send: Send) =>
  Effect.forkChild(
    Effect.sleep(timings.identityWindow).pipe(
      Effect.andThen(Effect.sync(() => send(SocialLogin.Event.Delayed({ attempt })))),
    ),
  )

const ask = ({ provider, captcha, attempt }: Of<"Ask">, send: Send) =>
  Effect.andThen(
    noteDelay(attempt, send),
    withIdentityProviders(({ signIn }) => signIn(provider)),
  ).pipe(
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

export const socialLoginAtom = machineAtom("page", SocialLogin.machine, (command, { get, set, send }) => {
  switch (command._tag) {
    case "Ask":
      return ask(command, send)
    case "LogIn": {
      const { provider, idToken, captcha } = command
      if (get(isFormSentAtom)) {
        const message = { key: "please_wait" } as const
        return Effect.sync(() => send(SocialLogin.Event.Refused({ message, captchaRequired: false })))
      }
      const stopWaiting = set(waitForAtom, timings.loaderUntilDone)
      return lazyService(Accounts)(({ logInWith }) => logInWith({ provider, idToken, captcha })).pipe(
        Effect.match({
          onSuccess: () => send(SocialLogin.Event.Accepted()),
          onFailure: ({ reason }) => {
            const captchaRequired = reason._tag === "Refused" && reason.captcha
            send(SocialLogin.Event.Refused({ message: Failure.message(reason), captchaRequired }))
          },
        }),
        Effect.ensuring(Effect.sync(stopWaiting)),
      )
    }
    case "ShowToast":
      return Effect.sync(() => set(notifyAtom, { message: command.message, tone: "bad" }))
    case "ShowCaptcha":
      set(loginAtom, Login.Event.CaptchaRequired())
      return Address.use(({ current, replace }) =>
        Effect.flatMap(current, (at) => (at.startsWith(paths.login) ? Effect.void : replace(paths.login))),
      )
    case "Enter":
      return openReturnPage
  }
})

export const isLoggingInElsewhereAtom = atom((get) => get(socialLoginAtom)._tag === "LoggingIn")

/** Loads the provider's code before the tap, because browsers block a window that opens after a delay. */
export const prepareSocialLoginAtom = atom(null, (get) => {
  get(runtimeAtom).runFork(withIdentityProviders(({ prepare }) => prepare))
})
