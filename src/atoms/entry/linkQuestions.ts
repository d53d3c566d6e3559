import { Option } from "effect"
import { atom } from "jotai"

import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { sessionOfDeviceAtom, switchAskedAtom, unconfirmedAtom, withLinkSessions } from "#atoms/session.ts"
import { accountOf, type Session } from "#domain/Session.ts"

const startAtom = atom(null, (get, _set, session: Session) =>
  get(runtimeAtom).runFork(withLinkSessions(({ start }) => start(session))),
)

export const switchAccountAtom = atom(null, (get, set) => {
  const switchAsked = get(switchAskedAtom)
  set(switchAskedAtom, undefined)
  if (
    switchAsked !== undefined &&
    Option.exists(set(sessionOfDeviceAtom), (now) => accountOf(now) === accountOf(switchAsked.current))
  )
    set(startAtom, switchAsked.other)
})

export const confirmSessionAtom = atom(null, (get, set) => {
  const session = get(unconfirmedAtom)
  if (
    session !== undefined &&
    Option.exists(set(sessionOfDeviceAtom), ({ token }) => token === session.token)
  )
    set(startAtom, { ...session, isUnconfirmed: false })
})
