import { Effect } from "effect"
import { atom, type Getter, type Setter } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import type { FormName } from "#domain/FormDraft.ts"
import type { Message } from "#i18n/messages.ts"
import * as SentForm from "#machines/SentForm.ts"
import type { AppServices } from "#services/layer.ts"
import { eraseDraft } from "#services/formDrafts.ts"

import { waitForAtom } from "./kernel/loader.ts"
import { notifyAtom } from "./kernel/toasts.ts"
import { machineAtom } from "./kernel/machine.ts"
import type { CallError } from "./kernel/query.ts"

interface Tools {
  readonly get: Getter
  readonly set: Setter
}

interface Sending<Form, Field extends string> {
  readonly rules: SentForm.Rules<Form, Field>
  readonly send: (form: Form) => Effect.Effect<unknown, CallError, AppServices>
  readonly onSent?: (tools: Tools, form: Form) => void
  readonly onOutcome?: (tools: Tools) => void
  // If true, an empty form replaces the form as soon as it is sent.
  readonly startsOver?: boolean
  readonly message?: (failure: Failure.Failure) => Message
  // The stored draft with this name is erased when the request succeeds.
  readonly draft?: FormName
}

/** After each submit of an invalid form, `focusAtom` contains a new array of the invalid fields. */
export const sentForm = <Form, Field extends string>(sending: Sending<Form, Field>) => {
  const { rules, onSent, onOutcome, startsOver = false, message = Failure.message, draft } = sending
  const focusAtom = atom<ReadonlyArray<Field>>([])
  const formAtom = machineAtom("page", SentForm.machine(rules), (command, { get, set, send }) => {
    switch (command._tag) {
      case "Send": {
        const stopWaiting = set(waitForAtom, timings.loader)
        return sending.send(command.form).pipe(
          Effect.tap(() => (draft === undefined ? Effect.void : eraseDraft(draft))),
          Effect.match({
            onSuccess: () => {
              onSent?.({ get, set }, command.form)
              send({ _tag: "Accepted" })
              if (startsOver) send({ _tag: "StartedOver" })
            },
            onFailure: ({ reason }) => send({ _tag: "Refused", message: message(reason) }),
          }),
          Effect.tap(() => Effect.sync(() => onOutcome?.({ get, set }))),
          Effect.ensuring(Effect.sync(stopWaiting)),
        )
      }
      case "FocusFirst":
        return Effect.sync(() => set(focusAtom, command.fields))
    }
  })
  return { formAtom, focusAtom }
}

export const notifySaved =
  (key: Message["key"]) =>
  ({ set }: Tools): void =>
    set(notifyAtom, { message: { key }, shownFor: timings.toastSaved, tone: "good" })
