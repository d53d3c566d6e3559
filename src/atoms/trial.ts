import { Effect, Option } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as FreePlay from "#domain/FreePlay.ts"
import type { Message } from "#i18n/messages.ts"
import { Accounts } from "#services/Accounts.ts"
import { Visit } from "#services/Visit.ts"

import { notifyAtom, refuseAtom } from "./feedback.ts"
import { actionAtom } from "./kernel/action.ts"
import { runtimeAtom } from "./kernel/query.ts"
import { captchaAtom } from "./login.ts"
import { sessionAtom } from "./session.ts"

/** Whether the gateway asks for a captcha before free play; once asked for, it stays. */
export const trialCaptchaAtom = atom(false)

type Outcome = { readonly isTrial: boolean } | { readonly asksCaptcha: Message }

const playAtom = actionAtom({
  run: (captcha: string) =>
    Accounts.use(({ playFreeWith }) => playFreeWith(captcha)).pipe(
      Effect.provide(Accounts.layer),
      Effect.map((isTrial): Outcome => ({ isTrial })),
      Effect.catch((error) =>
        error.reason._tag === "Refused" && error.reason.captcha
          ? Effect.succeed<Outcome>({ asksCaptcha: Failure.message(error.reason) })
          : Effect.fail(error),
      ),
    ),
  waits: timings.loaderUntilDone,
})

/** Starts free play from the trial screen; read, it tells whether it is starting. */
export const startTrialAtom = atom(
  (get) => get(playAtom),
  async (get, set, captcha: string) => {
    const verdict = FreePlay.judge(get(sessionAtom))
    if (verdict._tag === "Refused")
      return set(notifyAtom, { message: { key: verdict.message }, shownFor: verdict.shownFor, tone: "bad" })
    const outcome = Option.getOrUndefined(await set(playAtom, captcha))
    if (outcome === undefined) return
    if ("asksCaptcha" in outcome) {
      set(trialCaptchaAtom, true)
      set(captchaAtom)
      return set(refuseAtom, outcome.asksCaptcha)
    }
    if (outcome.isTrial) get(runtimeAtom).runSync(Visit.use(({ replace }) => replace(paths.home)))
  },
)
