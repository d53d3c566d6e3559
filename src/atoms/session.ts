import { Effect, Equal, Option } from "effect"
import { atom } from "jotai"
import { selectAtom } from "jotai/utils"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { accountOf, type Session } from "#domain/Session.ts"
import { isAgent, isTrial } from "#domain/MemberType.ts"
import * as Failure from "#domain/Failure.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"
import * as SessionLifecycle from "#machines/SessionLifecycle.ts"
import { CurrentSession, type SessionChange } from "#services/CurrentSession.ts"
import { Address } from "#platform/Address.ts"
import { returnHereAfterLogin } from "#services/entry/pageAfterLogin.ts"
import type { SwitchQuestion } from "#services/entry/LinkSessions.ts"
import { disownSession, signOut } from "#services/entry/signOut.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { Event as PopupEvent } from "#machines/Popups.ts"

import { notifyAtom } from "./kernel/toasts.ts"
import { hideLoadersAtom, waitForAtom } from "./kernel/loader.ts"
import { popupsAtom } from "./popups.ts"
import { machineAtom } from "./kernel/machine.ts"
import {
  accountKeyAtom,
  actingAccountAtom,
  identityAtom,
  runtimeAtom,
  storeRenewalAtom,
} from "./kernel/runtime.ts"

/** Why the login page opened. The page shows it until the player leaves it. */
export const loginReasonAtom = atom<MessageKey>()

export const sessionLifeAtom = machineAtom("app", SessionLifecycle.machine, (command, { set }) => {
  switch (command._tag) {
    case "LogOut": {
      const stopWaiting = set(waitForAtom, timings.loaderUntilDone)
      return Effect.ensuring(signOut, Effect.sync(stopWaiting))
    }
    case "StopWaiting":
      return Effect.sync(() => set(hideLoadersAtom))
    case "GoHome":
      return Address.use(({ replace }) => replace(paths.home))
    case "SendToLogin":
      set(loginReasonAtom, "logged_out")
      return Effect.andThen(
        returnHereAfterLogin,
        Address.use(({ push }) => push(paths.login)),
      )
  }
})

/** If the session has not changed, this atom returns the previous object, so that queries do not refetch. */
export const sessionAtom = selectAtom(
  sessionLifeAtom,
  SessionLifecycle.sessionOf,
  (one: Option.Option<Session>, other: Option.Option<Session>) => Equal.equals(one, other),
)

export const isGuestAtom = atom((get) => Option.isNone(get(sessionAtom)))

export const isMemberAtom = atom((get) => Option.isSome(get(sessionAtom)))

export const isAgentAtom = atom((get) => Option.exists(get(sessionAtom), ({ type }) => isAgent(type)))

/** The balance of a trial is play money, which cannot be withdrawn. */
export const isTrialAtom = atom((get) => Option.exists(get(sessionAtom), ({ type }) => isTrial(type)))

export const accountAtom = atom((get) =>
  Option.match(get(sessionAtom), { onNone: () => "", onSome: ({ userName }) => userName }),
)

/** True if the member must change the password before opening any other page (open point 90). */
export const isForcedAtom = atom((get) =>
  Option.exists(get(sessionAtom), ({ firstTimeLogin }) => firstTimeLogin),
)

/** A page title that stays until its page unmounts, even if the session changes. */
export const heldTitleAtom = atom<MessageKey | undefined>(undefined)

/** True from a login until home has fetched its popups (spec §2 "popup list on login"). */
export const loginPopupsDueAtom = atom(false)

export const sessionOfDeviceAtom = atom(null, (get) =>
  get(runtimeAtom).runSync(CurrentSession.use((current) => current.get)),
)

const identifyAtom = atom(null, (_get, set) => {
  const session = set(sessionOfDeviceAtom)
  const account = Option.match(session, { onNone: () => "", onSome: accountOf })
  set(identityAtom, Option.match(session, { onNone: () => "", onSome: ({ token }) => token }))
  set(actingAccountAtom, account)
  if (account !== "") set(accountKeyAtom, account)
  return session
})

const beganAtom = atom(null, (_get, set, session: Session, change: SessionChange) => {
  if (change === "started") set(loginPopupsDueAtom, true)
  set(sessionLifeAtom, SessionLifecycle.Event.Began({ session }))
})

// Replaces the store. If the store cannot be replaced, resets only the account's atoms.
const renewAtom = atom(null, (get, set, change: SessionChange) => {
  const session = set(sessionOfDeviceAtom)
  const { renew } = get(storeRenewalAtom)
  if (renew !== undefined)
    return renew((store) => {
      if (Option.isSome(session)) store.set(beganAtom, session.value, change)
    })
  set(popupsAtom, PopupEvent.SessionEnded())
  set(accountKeyAtom, "")
  set(identifyAtom)
  if (Option.isSome(session)) set(beganAtom, session.value, change)
})

const changedAtom = atom(null, (get, set, change: SessionChange) => {
  const session = set(sessionOfDeviceAtom)
  const known = get(accountKeyAtom)
  if (Option.isSome(session)) {
    if (known !== "" && known !== accountOf(session.value)) return set(renewAtom, change)
    set(identifyAtom)
    return set(beganAtom, session.value, change)
  }
  set(identifyAtom)
  set(loginPopupsDueAtom, false)
  set(popupsAtom, PopupEvent.SessionEnded())
  if (change === "over") return set(sessionLifeAtom, SessionLifecycle.Event.WentOver())
  set(sessionLifeAtom, SessionLifecycle.Event.Left())
  if (known !== "") set(renewAtom, change)
})

export const followSessionAtom = atom(null, (get, set) => {
  const current = get(runtimeAtom).runSync(Effect.service(CurrentSession))
  const session = set(identifyAtom)
  if (Option.isSome(session)) set(sessionLifeAtom, SessionLifecycle.Event.Began({ session: session.value }))
  return current.watch((change) => set(changedAtom, change))
})

/** Reads the session again, because it may have changed while the page was in the back-forward cache. */
export const checkSessionAtom = atom(null, (_get, set) => set(changedAtom, "elsewhere"))

/** True during auto-login, or while the token of the address is verified. Redirects wait for the result. */
export const isVerifyingTokenAtom = atom(false)

export const signOutAskedAtom = atom(false)

/** If set, a dialog offers to switch to the account of the token in the address (open point 150). */
export const switchAskedAtom = atom<SwitchQuestion>()

/** A link's session, until the player has confirmed it. */
export const unconfirmedAtom = atom((get) =>
  Option.getOrUndefined(Option.filter(get(sessionAtom), ({ isUnconfirmed }) => isUnconfirmed === true)),
)

export const isLinkQuestionOpenAtom = atom(
  (get) => get(unconfirmedAtom) !== undefined || get(switchAskedAtom) !== undefined,
)

export const withLinkSessions = lazyService(() =>
  import("#services/entry/LinkSessions.ts").then(({ LinkSessions }) => LinkSessions),
)

export const disownSessionAtom = atom(null, (get, set) => {
  const token = get(unconfirmedAtom)?.token
  const isCurrent = Option.exists(
    set(sessionOfDeviceAtom),
    (now) => now.isUnconfirmed === true && now.token === token,
  )
  if (isCurrent) get(runtimeAtom).runFork(disownSession)
})

/** Removes the token from the address before the request (open point 150). */
export const adoptTokenAtom = atom(null, (_get, set) =>
  Effect.gen(function* () {
    const found = yield* Address.use(({ take }) => take("token"))
    if (found === "") return
    set(switchAskedAtom, yield* withLinkSessions(({ adopt }) => adopt(found)))
  }).pipe(
    Effect.catch(({ reason }) =>
      Effect.sync(() => {
        const message: Message = hasOwnText(reason) ? Failure.message(reason) : { key: "link_login_failed" }
        set(notifyAtom, { message, tone: "bad" })
      }),
    ),
  ),
)

// Whether the failure shows its own message, because the network or the account type caused it, not the link.
const hasOwnText = (reason: Failure.Failure): boolean =>
  reason._tag === "Refused"
    ? ["not_member", "not_agent"].includes(reason.code)
    : ["Unreachable", "TimedOut", "Broken"].includes(reason._tag)
