import { Effect, Option } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import type { Verdict } from "#domain/Access.ts"
import * as Failure from "#domain/Failure.ts"
import * as FreePlay from "#domain/entry/FreePlay.ts"
import type { Message } from "#i18n/messages.ts"
import { Accounts } from "#services/entry/Accounts.ts"
import { Address } from "#platform/Address.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { notifyAtom, refuseAtom } from "#atoms/kernel/toasts.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { sessionAtom } from "#atoms/session.ts"

import { captchaAtom } from "./login.ts"

export const trialCaptchaAtom = atom(false)

type Outcome = { readonly isTrial: boolean } | { readonly asksCaptcha: Message }

const playAtom = actionAtom({
  run: (captcha: string) =>
    lazyService(Accounts)(({ playFree }) => playFree(captcha)).pipe(
      Effect.map((isTrial): Outcome => ({ isTrial })),
      Effect.catch((error) =>
        error.reason._tag === "Refused" && error.reason.captcha
          ? Effect.succeed<Outcome>({ asksCaptcha: Failure.message(error.reason) })
          : Effect.fail(error),
      ),
    ),
  waits: timings.loaderUntilDone,
})

const passAtom = atom(null, (_get, set, verdict: Verdict): boolean => {
  if (verdict._tag !== "Refused") return true
  set(notifyAtom, { message: { key: verdict.message }, shownFor: verdict.shownFor, tone: "bad" })
  return false
})

export const isStartingTrialAtom = playAtom.isRunningAtom

export const startTrialAtom = atom(null, async (get, set, captcha: string) => {
  if (!set(passAtom, FreePlay.judgeStart(get(sessionAtom)))) return
  const outcome = Option.getOrUndefined(await set(playAtom, captcha))
  if (outcome === undefined) return
  if ("asksCaptcha" in outcome) {
    set(trialCaptchaAtom, true)
    set(captchaAtom.refetchAtom)
    return set(refuseAtom, outcome.asksCaptcha)
  }
  if (outcome.isTrial) get(runtimeAtom).runSync(Address.use(({ replace }) => replace(paths.home)))
})
