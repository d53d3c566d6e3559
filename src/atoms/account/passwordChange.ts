import { Effect, Option } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import * as Domain from "#domain/account/Passwords.ts"
import type { FieldRules } from "#domain/FieldRules.ts"
import * as PasswordChange from "#machines/PasswordChange.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Passwords } from "#services/account/Passwords.ts"
import { takePageAfterLogin } from "#services/entry/pageAfterLogin.ts"
import { Address } from "#platform/Address.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { notifyAtom, refuseAtom } from "#atoms/kernel/toasts.ts"
import { waitForAtom } from "#atoms/kernel/loader.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { sessionAtom } from "#atoms/session.ts"

/** The fields of a refused form, the first of which takes the focus; a new array each time. */
export const passwordFocusAtom = atom<ReadonlyArray<Domain.Field>>([])

/** The password change. Typed passwords stay in the form and travel in events: no atom stores them. */
export const passwordChangeAtom = machineAtom("page", PasswordChange.machine, (command, { set, send }) => {
  switch (command._tag) {
    case "Change": {
      const stopWaiting = set(waitForAtom, timings.loader)
      return lazyService(Passwords)(({ change }) => change(command.typed)).pipe(
        Effect.match({
          onSuccess: () => send(PasswordChange.Event.Accepted()),
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
        // A forced change leads home too, so the page that required the login is forgotten.
        Effect.andThen(takePageAfterLogin),
        Effect.andThen(Address.use(({ replace }) => replace(paths.home))),
      )
  }
})

/** Whether the form has a field for the old password: a forced login has remembered it (spec §2). */
export const needsOldPasswordAtom = atom((get) => {
  const state = get(passwordChangeAtom)
  get(sessionAtom)
  return state._tag === "Changed" ? state.needsOldPassword : Option.isNone(get(runtimeAtom).runSync(held))
})

const held = CurrentSession.use(({ passwordInMemory }) => passwordInMemory)

/** The typed passwords, and the rules that validate them. */
interface Typed {
  readonly typed: Domain.Typed
  readonly rules: FieldRules
}

/**
 * Passes on the typed passwords: to send them, or to validate them after a change of language. The page that
 * shows the form reads the rules, because a query is fetched only while it is mounted.
 */
export const submitPasswordChangeAtom = atom(
  null,
  (get, set, event: "Submitted" | "LanguageSettled", { typed, rules }: Typed) => {
    const oldPassword = Option.getOrElse(get(runtimeAtom).runSync(held), () => typed.oldPassword)
    const draft = {
      typed: { ...typed, oldPassword },
      rules,
      needsOldPassword: get(needsOldPasswordAtom),
    }
    set(passwordChangeAtom, PasswordChange.Event[event]({ draft }))
  },
)
