import { type Duration, Effect } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import * as Access from "#domain/Access.ts"
import * as Pages from "#domain/frame/Pages.ts"
import * as Url from "#domain/Url.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { storePageAfterLogin } from "#services/entry/pageAfterLogin.ts"
import { notifyAtom, refuseAtom } from "#atoms/kernel/toasts.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { loginReasonAtom, sessionAtom } from "#atoms/session.ts"
import { awaitWhitelabel } from "#atoms/system/whitelabel.ts"

import { openReturnPage } from "./openReturnPage.ts"

/** Whether the prompt to register is open (spec §2 "Bottom menu"). */
export const isRegisterPromptOpenAtom = atom(false)

interface LoginRequest {
  readonly path: string
  readonly reason: MessageKey
}

export const logInForAtom = atom(null, (get, set, { path, reason }: LoginRequest) => {
  set(loginReasonAtom, reason)
  get(runtimeAtom).runSync(
    Effect.andThen(
      storePageAfterLogin(path),
      Address.use(({ push }) => push(paths.login)),
    ),
  )
})

const redirectDeniedAtom = atom(null, (get, set, verdict: Access.Verdict) => {
  const showToast = (key: MessageKey, shownFor?: Duration.Duration) =>
    set(notifyAtom, { message: { key }, shownFor, tone: "bad" })
  if (verdict._tag === "Refused") showToast(verdict.message, verdict.shownFor)
  if (verdict._tag === "Redirected" && verdict.message !== undefined) showToast(verdict.message)
  if (verdict._tag !== "RegisterPrompt") return
  // The dialog waits for the merchant's settings, because they decide whether the dialog offers to register.
  const prompt = Effect.map(awaitWhitelabel({ set }), () => set(isRegisterPromptOpenAtom, true))
  get(runtimeAtom).runFork(prompt)
})

interface Press {
  readonly path: string
  readonly rule?: Access.Rule | undefined
  readonly reason?: MessageKey
}

export const enterAtom = atom(null, (get, set, pressed: string | Press) => {
  const { path, rule, reason }: Press = typeof pressed === "string" ? { path: pressed } : pressed
  const verdict = Access.judge(rule ?? Pages.ruleOf(path), get(sessionAtom))
  const { runSync } = get(runtimeAtom)
  switch (verdict._tag) {
    case "Allowed":
      return runSync(Address.use(({ push }) => push(path)))
    case "SentOn":
      return runSync(openReturnPage)
    case "Redirected":
      set(redirectDeniedAtom, verdict)
      return verdict.path === paths.login
        ? set(logInForAtom, { path, reason: reason ?? Pages.loginReasonOf(path) })
        : runSync(Address.use(({ push, replace }) => (verdict.replace ? replace : push)(verdict.path)))
    default:
      return set(redirectDeniedAtom, verdict)
  }
})

export const replaceForbiddenPageAtom = atom(
  null,
  (get, set, { verdict, path, reason }: Press & { readonly verdict: Access.Verdict }) => {
    const { runSync } = get(runtimeAtom)
    if (verdict._tag === "SentOn") {
      // After a login the address may already have changed, so the return page opens only from this page.
      const isThere =
        runSync(Address.use(({ location }) => Effect.sync(location))).path === path.replace(/\?.*$/, "")
      return isThere ? runSync(openReturnPage) : undefined
    }
    const goal = verdict._tag === "Redirected" ? verdict.path : paths.home
    if (goal === paths.login) {
      // The end of the session, which also turns the page away, is the better reason.
      set(loginReasonAtom, (known) => known ?? reason ?? Pages.loginReasonOf(path))
      runSync(storePageAfterLogin(path))
    }
    set(redirectDeniedAtom, verdict)
    runSync(Address.use(({ replace }) => replace(goal)))
  },
)

/** Opens a page of this app or a safe URL. Refuses every other link. */
export const followLinkAtom = atom(null, (get, set, link: string) => {
  const { runSync } = get(runtimeAtom)
  const path = Url.inAppPath(link, runSync(Device.use(({ origin }) => Effect.succeed(origin))))
  if (path !== undefined) runSync(Address.use(({ push }) => push(path)))
  else if (Url.isSafe(link)) runSync(Address.use(({ leaveFor }) => leaveFor(link)))
  else if (link !== "") set(refuseAtom, { key: "unsafe_link" })
})
