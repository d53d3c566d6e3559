import { Effect } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Access from "#domain/Access.ts"
import type { ContentType } from "#domain/messages/Announcement.ts"
import * as Application from "#domain/promo/Application.ts"
import type { Promotion } from "#domain/promo/Promotion.ts"
import { withApplied } from "#domain/promo/PromotionRules.ts"
import * as Failure from "#domain/Failure.ts"
import * as ApplyForm from "#machines/ApplyForm.ts"
import { ofTypes, promotions } from "#gateway/calls/messages/announcements.ts"
import { applyActivity } from "#gateway/calls/promo/promotions.ts"
import { Backend } from "#services/Backend.ts"
import { notifyAtom } from "#atoms/frame/toasts.ts"
import { waitForAtom } from "#atoms/frame/loader.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { openLoginDialogAtom } from "#atoms/entry/loginDialog.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionAtom } from "#atoms/session.ts"

/** The content type of promotions (decision 110). */
const promotionType: ContentType = "PR"

const loadedAtom = queryAtom(
  (get) => {
    get(languageAtom)
    get(sessionAtom)
    return Effect.map(Backend.read(promotions, ofTypes(promotionType)), ({ promotion }) => promotion)
  },
  { debounce: timings.languageRefresh },
)

/** The promotion that the visitor applied for last, and the promotions that were loaded then. */
const appliedAtom = atom<{
  readonly promoId: string
  readonly within: ReadonlyArray<Promotion> | undefined
}>()

/** All promotions, each with the visitor's status. Setting it refetches. */
export const activitiesAtom = atom(
  (get) => {
    const remote = get(loadedAtom)
    const applied = get(appliedAtom)
    return Remote.map(remote, (promotions) =>
      promotions === applied?.within ? withApplied(promotions, applied.promoId) : promotions,
    )
  },
  (_get, set) => set(loadedAtom),
)

/** The promotion that the visitor wants to apply for, if any. It survives a login in the dialog. */
export const pendingPromotionAtom = atom<string>()

/** A press on Join or Claim: a guest logs in and continues here, a trial member sees the refusal (decision 84). */
export const applyForAtom = atom(null, (get, set, promoId: string) => {
  const verdict = Access.judge("realMember", get(sessionAtom))
  if (verdict._tag === "Refused") {
    set(notifyAtom, { message: { key: verdict.message }, shownFor: verdict.shownFor, tone: "bad" })
    return
  }
  set(pendingPromotionAtom, promoId)
  if (verdict._tag === "Redirected") set(openLoginDialogAtom)
})

/** The fields of a refused form, the first of which takes the focus; a new array each time. */
export const applyFocusAtom = atom<ReadonlyArray<Application.Field>>([])

/** The application form. Its text stays in the form and travels in events. */
export const applyFormAtom = machineAtom(
  "page",
  ApplyForm.machineFor<File>(),
  (command, { get, set, send }) => {
    switch (command._tag) {
      case "Send": {
        const stopWaiting = set(waitForAtom, timings.loader)
        const { promoId, typed } = command
        const comment = Application.cleaned(typed.comment)
        return Backend.change(applyActivity, { promoId, comment, images: typed.images }).pipe(
          Effect.match({
            onSuccess: () => {
              set(appliedAtom, { promoId, within: Remote.valueOf(get(loadedAtom)) })
              send({ _tag: "Accepted" })
            },
            onFailure: ({ reason }) => send({ _tag: "Refused", message: Failure.message(reason) }),
          }),
          Effect.ensuring(Effect.sync(stopWaiting)),
        )
      }
      case "FocusFirst":
        return Effect.sync(() => set(applyFocusAtom, command.fields))
      case "Finish":
        return Effect.sync(() => {
          set(pendingPromotionAtom, undefined)
          set(activitiesAtom)
          set(notifyAtom, { message: { key: "sent_success" }, shownFor: timings.toastDefault, tone: "good" })
        })
    }
  },
)
