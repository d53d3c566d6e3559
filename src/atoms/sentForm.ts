import { Effect } from "effect"
import { atom, type Setter } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"
import * as SentForm from "#machines/SentForm.ts"
import type { AppServices } from "#services/layer.ts"
import { whenOnline } from "#services/policy.ts"
import { notifyAtom, refuseAtom } from "#atoms/frame/toasts.ts"
import { waitForAtom } from "#atoms/frame/loader.ts"

import { machineAtom } from "./kernel/machine.ts"
import type { CallError } from "./kernel/query.ts"

interface Sending<Form, Field extends string> {
  readonly rules: SentForm.Rules<Form, Field>
  readonly send: (form: Form) => Effect.Effect<void, CallError, AppServices>
  /** Shown on success. */
  readonly saved: MessageKey
  /** What to refetch on success. */
  readonly refresh: (set: Setter) => void
  readonly message?: (failure: Failure.Failure) => Message
}

/**
 * The atoms of a form that sends a change: `formAtom` is its machine, `focusAtom` the fields of a refused
 * form, a new array each time. Nothing is sent while the device is offline.
 */
export const sentForm = <Form, Field extends string>(sending: Sending<Form, Field>) => {
  const { rules, saved, refresh, message = Failure.message } = sending
  const focusAtom = atom<ReadonlyArray<Field>>([])
  const formAtom = machineAtom("page", SentForm.machine(rules), (command, { set, send }) => {
    switch (command._tag) {
      case "Send": {
        const stopWaiting = set(waitForAtom, timings.loader)
        return whenOnline(sending.send(command.form)).pipe(
          Effect.match({
            onSuccess: () => send({ _tag: "Accepted" }),
            onFailure: ({ reason }) => send({ _tag: "Refused", message: message(reason) }),
          }),
          Effect.ensuring(Effect.sync(stopWaiting)),
        )
      }
      case "FocusFirst":
        return Effect.sync(() => set(focusAtom, command.fields))
      case "Say":
        return Effect.sync(() => set(refuseAtom, command.message))
      case "SaySaved":
        return Effect.sync(() => {
          set(notifyAtom, { message: { key: saved }, shownFor: timings.toastSaved, tone: "good" })
          refresh(set)
        })
    }
  })
  return { formAtom, focusAtom }
}
