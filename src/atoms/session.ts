import { Effect, Equal, Option } from "effect"
import { atom } from "jotai"
import { selectAtom } from "jotai/utils"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import type { Session } from "#domain/Session.ts"
import type { MessageKey } from "#i18n/messages.ts"
import * as SessionLife from "#machines/SessionLife.ts"
import { CurrentSession, type SessionChange } from "#services/CurrentSession.ts"
import { later } from "#services/later.ts"
import { Visit } from "#services/Visit.ts"

import { notifyAtom, waitForAtom } from "./feedback.ts"
import { machineAtom } from "./kernel/machine.ts"
import { identityAtom, runtimeAtom } from "./kernel/query.ts"
import { popupsAtom } from "./popups.ts"
import { Event as PopupEvent } from "#machines/Popups.ts"

/** The life of the session; `sessionAtom` is what most readers want. */
export const sessionLifeAtom = machineAtom(SessionLife.machine, (command, { set }) => {
  switch (command._tag) {
    case "LogOut": {
      const stopWaiting = set(waitForAtom, timings.loaderUntilDone)
      return later(
        () => import("#services/Accounts.ts"),
        ({ Accounts }) => Accounts.use(({ logOut }) => logOut).pipe(Effect.provide(Accounts.layer)),
      ).pipe(
        Effect.catch(() => CurrentSession.use(({ end }) => end("left"))),
        Effect.ensuring(Effect.sync(stopWaiting)),
      )
    }
    case "GoHome":
      return Visit.use(({ replace }) => replace(paths.home))
    case "SendToLogin":
      set(notifyAtom, { message: { key: "logged_out" }, shownFor: timings.toastBackend, tone: "bad" })
      return Visit.use(({ path, want, push }) =>
        path.pipe(Effect.flatMap(want), Effect.andThen(push(paths.login))),
      )
  }
})

/** The session, or nobody: a guest. Equal ones are one, so that what hangs on it is not asked again for nothing. */
export const sessionAtom = selectAtom(
  sessionLifeAtom,
  SessionLife.sessionOf,
  (one: Option.Option<Session>, other: Option.Option<Session>) => Equal.equals(one, other),
)

/** Whether nobody is signed in. */
export const isGuestAtom = atom((get) => Option.isNone(get(sessionAtom)))

/** The account name of the session; empty for guests. */
export const accountAtom = atom((get) =>
  Option.match(get(sessionAtom), { onNone: () => "", onSome: ({ userName }) => userName }),
)

/** Whether nothing but the change of the password may be reached (decision 90). */
export const isForcedAtom = atom((get) =>
  Option.exists(get(sessionAtom), ({ firstTimeLogin }) => firstTimeLogin),
)

/** A title that stays while its page does, though the session says otherwise by then. */
export const heldTitleAtom = atom<MessageKey | undefined>(undefined)

/** Set by a login of this visit until home has asked for its popups (spec §2 "popup list on login"). */
export const loginPopupsDueAtom = atom(false)

const changedAtom = atom(null, (get, set, change: SessionChange) => {
  const session = get(runtimeAtom).runSync(CurrentSession.use((current) => current.get))
  set(identityAtom, Option.match(session, { onNone: () => "", onSome: ({ token }) => token }))
  if (Option.isSome(session)) {
    if (change === "started") set(loginPopupsDueAtom, true)
    set(sessionLifeAtom, SessionLife.Event.Began({ session: session.value }))
    return
  }
  set(loginPopupsDueAtom, false)
  set(popupsAtom, PopupEvent.SessionEnded())
  set(sessionLifeAtom, change === "over" ? SessionLife.Event.WentOver() : SessionLife.Event.Left())
})

/** Takes up the session that the device holds and follows its changes; answers how to stop. */
export const followSessionAtom = atom(null, (get, set) => {
  const current = get(runtimeAtom).runSync(Effect.service(CurrentSession))
  const session = get(runtimeAtom).runSync(current.get)
  if (Option.isSome(session)) {
    set(identityAtom, session.value.token)
    set(sessionLifeAtom, SessionLife.Event.Began({ session: session.value }))
  }
  return current.watch((change) => set(changedAtom, change))
})

/** The device may have lost or changed its session while the page was put away. */
export const checkSessionAtom = atom(null, (_get, set) => set(changedAtom, "elsewhere"))

/** Whether a session is on its way, by a token of the address or by auto-login: nobody is turned away before it is known. */
export const isAdoptingAtom = atom(false)

/** Whether the question 'Do you want to sign out?' is open. */
export const signOutAskedAtom = atom(false)
