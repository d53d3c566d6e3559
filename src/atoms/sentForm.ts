import { Effect } from "effect"
import { atom, type Setter } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"
import * as SentForm from "#machines/SentForm.ts"
import type { AppServices } from "#services/layer.ts"
import { Visit } from "#services/Visit.ts"

import { notifyAtom, refuseAtom, waitForAtom } from "./feedback.ts"
import { machineAtom } from "./kernel/machine.ts"
import type { CallError } from "./kernel/query.ts"

interface Sending<Form, Field extends string> {
  readonly rules: SentForm.Rules<Form, Field>
  readonly send: (form: Form) => Effect.Effect<void, CallError, AppServices>
  /** Said when it was taken. */
  readonly saved: MessageKey
  /** What has to be asked for again then. */
  readonly refresh: (set: Setter) => void
  readonly message?: (failure: Failure.Failure) => Message
}

/**
 * The atoms of a form that changes something: `formAtom` is its machine,
 * `focusAtom` the fields that a refused form asks to be looked at, a new array
 * each time. Nothing is sent while the device is offline.
 */
export const sentForm = <Form, Field extends string>(sending: Sending<Form, Field>) => {
  const { rules, saved, refresh, message = Failure.message } = sending
  const focusAtom = atom<ReadonlyArray<Field>>([])
  const unreachable = { reason: Failure.Failure.Unreachable() }
  const sendOnline = (form: Form) =>
    Effect.flatMap(
      Visit.use(({ isOnline }) => isOnline),
      (isOnline) => (isOnline ? sending.send(form) : Effect.fail(unreachable)),
    )
  const formAtom = machineAtom(SentForm.machine(rules), (command, { set, send }) => {
    switch (command._tag) {
      case "Send": {
        const stopWaiting = set(waitForAtom, timings.loader)
        return sendOnline(command.form).pipe(
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
