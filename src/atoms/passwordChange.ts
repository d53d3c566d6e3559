import { Effect, Option } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import * as Domain from "#domain/Passwords.ts"
import * as PasswordChange from "#machines/PasswordChange.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Passwords } from "#services/Passwords.ts"
import { Visit } from "#services/Visit.ts"

import { notifyAtom, refuseAtom, waitForAtom } from "./feedback.ts"
import { knownRulesAtom } from "./fieldRules.ts"
import { machineAtom } from "./kernel/machine.ts"
import { runtimeAtom } from "./kernel/query.ts"
import { goOn } from "./login.ts"
import { isForcedAtom, sessionAtom } from "./session.ts"

/** Fields that a refused form asks to be looked at, first of all; a new array each time. */
export const passwordFocusAtom = atom<ReadonlyArray<Domain.Field>>([])

/** The change of a password. What is typed stays in the form and travels in events: no atom keeps it. */
export const passwordChangeAtom = machineAtom(PasswordChange.machine, (command, { get, set, send }) => {
  switch (command._tag) {
    case "Change": {
      const stopWaiting = set(waitForAtom, timings.loader)
      const wasForced = get(isForcedAtom)
      return Passwords.use(({ change }) => change(command.typed)).pipe(
        Effect.provide(Passwords.layer),
        Effect.match({
          onSuccess: () => send(PasswordChange.Event.Accepted({ wasForced })),
          onFailure: ({ reason }) => send(PasswordChange.Event.Refused({ message: Domain.message(reason) })),
        }),
        Effect.ensuring(Effect.sync(stopWaiting)),
      )
    }
    case "FocusFirst":
      return Effect.sync(() => set(passwordFocusAtom, command.fields))
    case "Say":
      return Effect.sync(() => set(refuseAtom, command.message))
    case "SaySaved":
      return Effect.sync(() =>
        set(notifyAtom, { message: { key: "change_saved" }, shownFor: timings.toastSaved, tone: "good" }),
      )
    case "Leave":
      return Effect.sleep(timings.leaveAfterSave).pipe(
        Effect.andThen(command.wasForced ? goOn : Visit.use(({ replace }) => replace(paths.home))),
      )
  }
})

/** Whether the old password is a field of the form: none is held from a forced login (spec §2). */
export const asksOldPasswordAtom = atom((get) => {
  const state = get(passwordChangeAtom)
  get(sessionAtom)
  return state._tag === "Changed" ? state.asksOld : Option.isNone(get(runtimeAtom).runSync(held))
})

const held = CurrentSession.use(({ heldPassword }) => heldPassword)

/** Hands over what is typed: to be sent, or to be looked at after a change of language. */
export const handOverPasswordAtom = atom(
  null,
  (get, set, event: "Submitted" | "LanguageSettled", typed: Domain.Typed) => {
    const oldPassword = Option.getOrElse(get(runtimeAtom).runSync(held), () => typed.oldPassword)
    const draft = {
      typed: { ...typed, oldPassword },
      rules: get(knownRulesAtom),
      asksOld: get(asksOldPasswordAtom),
    }
    set(passwordChangeAtom, PasswordChange.Event[event]({ draft }))
  },
)
