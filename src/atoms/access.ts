import { Effect } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import * as Access from "#domain/Access.ts"
import * as Url from "#domain/Url.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { Visit } from "#services/Visit.ts"

import { notifyAtom, refuseAtom } from "./feedback.ts"
import { runtimeAtom } from "./kernel/query.ts"
import { sessionAtom } from "./session.ts"
import { isRegistrationOpenAtom } from "./system.ts"

/** Whether the question 'register to open the member centre' is open (spec §2 "Bottom menu"). */
export const registerAskedAtom = atom(false)

interface Entry {
  readonly rule: Access.Rule
  readonly path: string
}

/** Remembers a page for after the login and goes there. */
export const logInForAtom = atom(null, (get, _set, path: string) => {
  get(runtimeAtom).runSync(Visit.use(({ want, push }) => Effect.andThen(want(path), push(paths.login))))
})

/** What a verdict says and asks. */
const turnAwayAtom = atom(null, (get, set, verdict: Access.Verdict) => {
  const say = (key: MessageKey, shownFor = timings.toastRefused) =>
    set(notifyAtom, { message: { key }, shownFor, tone: "bad" })
  if (verdict._tag === "Refused") say(verdict.message, verdict.shownFor)
  if (verdict._tag === "SentTo" && verdict.message !== undefined) say(verdict.message)
  if (verdict._tag !== "AskedToRegister") return
  if (get(isRegistrationOpenAtom)) set(registerAskedAtom, true)
  else say("real_account_only")
})

/** A press on a menu entry: goes there, to the login, or stays with the reason. */
export const enterAtom = atom(null, (get, set, { rule, path }: Entry) => {
  const verdict = Access.judge(rule, get(sessionAtom))
  const { runSync } = get(runtimeAtom)
  switch (verdict._tag) {
    case "Allowed":
      return runSync(Visit.use(({ push }) => push(path)))
    case "SentTo":
      set(turnAwayAtom, verdict)
      return verdict.path === paths.login
        ? set(logInForAtom, path)
        : runSync(
            Visit.use((visit) => (verdict.replace ? visit.replace(verdict.path) : visit.push(verdict.path))),
          )
    default:
      return set(turnAwayAtom, verdict)
  }
})

/** A page opened by its address that may not be: its place is taken by the login or by home (decision 86). */
export const turnFromAddressAtom = atom(
  null,
  (get, set, { verdict, path }: { verdict: Access.Verdict; path: string }) => {
    const { runSync } = get(runtimeAtom)
    const goal = verdict._tag === "SentTo" ? verdict.path : paths.home
    if (goal === paths.login) runSync(Visit.use(({ want }) => want(path)))
    set(turnAwayAtom, verdict)
    runSync(Visit.use(({ replace }) => replace(goal)))
  },
)

/** Follows a link of the backend in this window: pages of this app and safe addresses, nothing else. */
export const followLinkAtom = atom(null, (get, set, link: string) => {
  const { runSync } = get(runtimeAtom)
  const path = Url.inAppPath(link, runSync(Visit.use(({ origin }) => Effect.succeed(origin))))
  if (path !== undefined) runSync(Visit.use(({ push }) => push(path)))
  else if (Url.isSafe(link)) runSync(Visit.use(({ leaveFor }) => leaveFor(link)))
  else if (link !== "") set(refuseAtom, { key: "unsafe_url" })
})
