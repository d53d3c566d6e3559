import { Effect } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Access from "#domain/Access.ts"
import type { Field } from "#domain/Application.ts"
import * as Failure from "#domain/Failure.ts"
import * as ApplyForm from "#machines/ApplyForm.ts"
import { Activities } from "#services/Activities.ts"

import { notifyAtom, waitForAtom } from "./feedback.ts"
import { machineAtom } from "./kernel/machine.ts"
import { queryAtom } from "./kernel/query.ts"
import { openLoginDialogAtom } from "./loginDialog.ts"
import { languageAtom } from "./preferences.ts"
import { sessionAtom } from "./session.ts"

const withActivities = <A, E>(use: (activities: Activities["Service"]) => Effect.Effect<A, E>) =>
  Activities.use(use).pipe(Effect.provide(Activities.layer))

/** All activities, each with where the visitor stands; set to ask again. */
export const activitiesAtom = queryAtom(
  (get) => {
    get(languageAtom)
    get(sessionAtom)
    return withActivities(({ all }) => all)
  },
  { settle: timings.languageRefresh },
)

/** The activity that the visitor wants to apply for; nothing while none is. It outlives a login in the dialog. */
export const wantedActivityAtom = atom<string>()

/** Join or claim was pressed: guests log in where they are and go on, trial members are told why not (decision 84). */
export const applyForAtom = atom(null, (get, set, promoId: string) => {
  const verdict = Access.judge("realMember", get(sessionAtom))
  if (verdict._tag === "Refused") {
    set(notifyAtom, { message: { key: verdict.message }, shownFor: verdict.shownFor, tone: "bad" })
    return
  }
  set(wantedActivityAtom, promoId)
  if (verdict._tag === "SentTo") set(openLoginDialogAtom)
})

/** Fields that a refused form asks to be looked at, first of all; a new array each time. */
export const applyFocusAtom = atom<ReadonlyArray<Field>>([])

/** The application that is being written. What is written stays in the form and travels in events. */
export const applyFormAtom = machineAtom(ApplyForm.machineFor<File>(), (command, { set, send }) => {
  switch (command._tag) {
    case "Send": {
      const stopWaiting = set(waitForAtom, timings.loader)
      return withActivities(({ apply }) => apply(command.promoId, command.typed)).pipe(
        Effect.match({
          onSuccess: () => send({ _tag: "Accepted" }),
          onFailure: ({ reason }) => send({ _tag: "Refused", message: Failure.message(reason) }),
        }),
        Effect.ensuring(Effect.sync(stopWaiting)),
      )
    }
    case "FocusFirst":
      return Effect.sync(() => set(applyFocusAtom, command.fields))
    case "Finish":
      return Effect.sync(() => {
        set(wantedActivityAtom, undefined)
        set(activitiesAtom)
        set(notifyAtom, { message: { key: "sent_success" }, shownFor: timings.toastDefault, tone: "good" })
      })
  }
})
