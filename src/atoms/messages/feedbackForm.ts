import { Effect } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import type { Field } from "#domain/messages/Feedback.ts"
import * as FeedbackForm from "#machines/FeedbackForm.ts"
import { FeedbackForms } from "#services/messages/FeedbackForms.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { refuseAtom } from "#atoms/frame/toasts.ts"
import { waitForAtom } from "#atoms/frame/loader.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { captchaAtom } from "#atoms/entry/login.ts"

/** The fields of a refused form, the first of which takes the focus; a new array each time. */
export const feedbackFocusAtom = atom<ReadonlyArray<Field>>([])

/** The feedback form. Its text stays in the form and travels in events. */
export const feedbackFormAtom = machineAtom("page", FeedbackForm.machine, (command, { set, send }) => {
  switch (command._tag) {
    case "Send": {
      const stopWaiting = set(waitForAtom, timings.loader)
      return lazyService(FeedbackForms)((forms) => forms.send(command.typed)).pipe(
        Effect.match({
          onSuccess: () => send(FeedbackForm.Event.Accepted()),
          onFailure: ({ reason }) => send(FeedbackForm.Event.Refused({ message: Failure.message(reason) })),
        }),
        Effect.ensuring(Effect.sync(stopWaiting)),
      )
    }
    case "RefreshCaptcha":
      return Effect.sync(() => set(captchaAtom))
    case "FocusFirst":
      return Effect.sync(() => set(feedbackFocusAtom, command.fields))
    case "Say":
      return Effect.sync(() => set(refuseAtom, command.message))
  }
})
