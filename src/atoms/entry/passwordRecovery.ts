import { Effect } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as Domain from "#domain/entry/PasswordRecovery.ts"
import * as PasswordRecovery from "#machines/PasswordRecovery.ts"
import { Event as CodeEvent } from "#machines/SmsCode.ts"
import { Passwords } from "#services/account/Passwords.ts"
import { eraseDraft } from "#services/formDrafts.ts"
import { Address } from "#platform/Address.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { waitForAtom } from "#atoms/kernel/loader.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"

import { mailCodeAtom, smsCodeAtom } from "./smsCode.ts"

export const recoveryCodeAtoms = { email: mailCodeAtom(), sms: smsCodeAtom("recover") } as const

export const recoveryFocusAtom = atom<ReadonlyArray<Domain.Field>>([])

export const recoveryAtom = machineAtom("page", PasswordRecovery.machine, (command, { set, send }) => {
  switch (command._tag) {
    case "FetchCode": {
      const { typed, countryDialingCode } = command.draft
      const { username, email, mobile } = Domain.trimmed(typed)
      const target = command.mode === "email" ? { username, email } : { mobile, countryDialingCode }
      return Effect.sync(() => set(recoveryCodeAtoms[command.mode], CodeEvent.FetchPressed({ target })))
    }
    case "SetPassword": {
      const { typed, countryDialingCode } = command.draft
      const stopWaiting = set(waitForAtom, timings.loader)
      return lazyService(Passwords)(({ recover }) => recover(command.mode, typed, countryDialingCode)).pipe(
        Effect.tap(() => eraseDraft("recovery")),
        Effect.match({
          onSuccess: () => send(PasswordRecovery.Event.Accepted()),
          onFailure: ({ reason }) =>
            send(PasswordRecovery.Event.Refused({ message: Failure.message(reason) })),
        }),
        Effect.ensuring(Effect.sync(stopWaiting)),
      )
    }
    case "FocusFirst":
      return Effect.sync(() => set(recoveryFocusAtom, command.fields))
    case "ShowSaved":
      return Effect.sync(() =>
        set(notifyAtom, { message: { key: "change_saved" }, shownFor: timings.toastSaved, tone: "good" }),
      )
    case "GoToLogin":
      return Address.use(({ replace }) => replace(paths.login))
  }
})
