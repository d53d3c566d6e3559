import { Effect } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as Domain from "#domain/Recovery.ts"
import * as Recovery from "#machines/Recovery.ts"
import { Event as CodeEvent } from "#machines/SmsCode.ts"
import { Passwords } from "#services/Passwords.ts"
import { Visit } from "#services/Visit.ts"

import { notifyAtom, refuseAtom, waitForAtom } from "./feedback.ts"
import { machineAtom } from "./kernel/machine.ts"
import { mailCodeAtom, smsCodeAtom } from "./smsCode.ts"

/** The code of each way, from the press on 'fetch code' to the end of its countdown. */
export const recoveryCodeAtoms = { email: mailCodeAtom(), sms: smsCodeAtom("recover") } as const

/** Fields that a refused form asks to be looked at, first of all; a new array each time. */
export const recoveryFocusAtom = atom<ReadonlyArray<Domain.Field>>([])

/** A forgotten password. What is typed stays in the form and travels in events: no atom keeps it. */
export const recoveryAtom = machineAtom(Recovery.machine, (command, { set, send }) => {
  switch (command._tag) {
    case "FetchCode": {
      const { typed, countryDialingCode } = command.draft
      const { username, email, mobile } = Domain.trimmed(typed)
      const target = command.way === "email" ? { username, email } : { mobile, countryDialingCode }
      return Effect.sync(() => set(recoveryCodeAtoms[command.way], CodeEvent.FetchPressed({ target })))
    }
    case "SetPassword": {
      const { typed, countryDialingCode } = command.draft
      const stopWaiting = set(waitForAtom, timings.loader)
      return Passwords.use(({ recover }) => recover(command.way, typed, countryDialingCode)).pipe(
        Effect.provide(Passwords.layer),
        Effect.match({
          onSuccess: () => send(Recovery.Event.Accepted()),
          onFailure: ({ reason }) => send(Recovery.Event.Refused({ message: Failure.message(reason) })),
        }),
        Effect.ensuring(Effect.sync(stopWaiting)),
      )
    }
    case "FocusFirst":
      return Effect.sync(() => set(recoveryFocusAtom, command.fields))
    case "Say":
      return Effect.sync(() => set(refuseAtom, command.message))
    case "SaySaved":
      return Effect.sync(() =>
        set(notifyAtom, { message: { key: "change_saved" }, shownFor: timings.toastSaved, tone: "good" }),
      )
    case "GoToLogin":
      return Visit.use(({ replace }) => replace(paths.login))
  }
})
