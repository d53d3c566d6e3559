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

/** After each submit of an invalid form, a new array of the invalid fields. The first field gets the focus. */
export const passwordFocusAtom = atom<ReadonlyArray<Domain.Field>>([])

export const passwordChangeAtom = machineAtom("page", PasswordChange.machine, (command, { set, send }) => {
  // No atom stores the typed passwords: they stay in the form and in events.
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
    case "ShowToast":
      return Effect.sync(() => set(refuseAtom, command.message))
    case "ShowSaved":
      return Effect.sync(() =>
        set(notifyAtom, { message: { key: "change_saved" }, shownFor: timings.toastSaved, tone: "good" }),
      )
    case "Leave":
      return Effect.sleep(timings.leaveAfterSave).pipe(
        // Even a forced change opens home. The stored page is removed, so that no later login opens that page.
        Effect.andThen(takePageAfterLogin),
        Effect.andThen(Address.use(({ replace }) => replace(paths.home))),
      )
  }
})

/** False for a forced change: the login's password is still in memory (spec §2). */
export const needsOldPasswordAtom = atom((get) => {
  const state = get(passwordChangeAtom)
  get(sessionAtom)
  return state._tag === "Changed" ? state.needsOldPassword : Option.isNone(get(runtimeAtom).runSync(held))
})

const held = CurrentSession.use(({ passwordInMemory }) => passwordInMemory)

interface Typed {
  readonly typed: Domain.Typed
  readonly rules: FieldRules
}

export const submitPasswordChangeAtom = atom(
  null,
  (get, set, event: "Submitted" | "LanguageLoaded", { typed, rules }: Typed) => {
    const oldPassword = Option.getOrElse(get(runtimeAtom).runSync(held), () => typed.oldPassword)
    const draft = {
      typed: { ...typed, oldPassword },
      rules,
      needsOldPassword: get(needsOldPasswordAtom),
    }
    set(passwordChangeAtom, PasswordChange.Event[event]({ draft }))
  },
)
