import { Effect } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import type { Field } from "#domain/Feedback.ts"
import * as FeedbackForm from "#machines/FeedbackForm.ts"
import { FeedbackDesk } from "#services/FeedbackDesk.ts"

import { refuseAtom, waitForAtom } from "./feedback.ts"
import { machineAtom } from "./kernel/machine.ts"
import { captchaAtom } from "./login.ts"

/** Fields that a refused form asks to be looked at, first of all; a new array each time. */
export const feedbackFocusAtom = atom<ReadonlyArray<Field>>([])

/** The feedback form. What is written stays in the form and travels in events. */
export const feedbackFormAtom = machineAtom(FeedbackForm.machine, (command, { set, send }) => {
  switch (command._tag) {
    case "Send": {
      const stopWaiting = set(waitForAtom, timings.loader)
      return FeedbackDesk.use((desk) => desk.send(command.typed)).pipe(
        Effect.provide(FeedbackDesk.layer),
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
