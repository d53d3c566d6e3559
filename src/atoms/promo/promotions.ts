import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Access from "#domain/Access.ts"
import type { ContentType } from "#domain/messages/Announcement.ts"
import * as ApplicationForm from "#domain/promo/Application.ts"
import type { Promotion } from "#domain/promo/Promotion.ts"
import { withApplied } from "#domain/promo/PromotionRules.ts"
import { ofTypes, promotions } from "#gateway/calls/messages/announcements.ts"
import { applyActivity } from "#gateway/calls/promo/promotions.ts"
import { Backend } from "#services/Backend.ts"
import { followRefusal } from "#services/protection/playGate.ts"
import { changeMessage } from "#atoms/changeMessage.ts"
import { awaitValue } from "#atoms/kernel/awaitValue.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { openLoginDialogAtom } from "#atoms/entry/loginDialog.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sentForm } from "#atoms/sentForm.ts"
import { sessionAtom } from "#atoms/session.ts"

// The content type of promotions (open point 110).
const promotionType: ContentType = "PR"

const loadedAtom = queryAtom(
  (get) => {
    get(languageAtom)
    get(sessionAtom)
    return Effect.map(Backend.read(promotions, ofTypes(promotionType)), ({ promotion }) => promotion)
  },
  { debounce: ["promotions", timings.languageRefresh] },
)

// `within` is the response that this mark belongs to. A later response already contains the application.
const appliedAtom = atom<{
  readonly promoId: string
  readonly within: ReadonlyArray<Promotion> | undefined
}>()

const appliedToAtom = atom(null, (get, set, promoId: string) => {
  const store = Effect.map(awaitValue(loadedAtom, { set }), (promotions) =>
    set(appliedAtom, { promoId, within: Option.getOrUndefined(promotions) }),
  )
  get(runtimeAtom).runFork(store)
})

export const promotionsAtom = atom((get) => {
  const remote = get(loadedAtom)
  const applied = get(appliedAtom)
  return Remote.map(remote, (promotions) =>
    promotions === applied?.within ? withApplied(promotions, applied.promoId) : promotions,
  )
})

export const refetchPromotionsAtom = loadedAtom.refetchAtom

/** The promotion that the player applies for, even if a login in the dialog comes first. */
export const pendingPromotionAtom = atom<string>()

/** Opens the login for a guest, who then continues. A trial member sees a refusal (open point 84). */
export const applyForAtom = atom(null, (get, set, promoId: string) => {
  const verdict = Access.judge("realMember", get(sessionAtom))
  if (verdict._tag === "Refused") {
    set(notifyAtom, { message: { key: verdict.message }, shownFor: verdict.shownFor, tone: "bad" })
    return
  }
  set(pendingPromotionAtom, promoId)
  if (verdict._tag === "Redirected") set(openLoginDialogAtom)
})

interface Application {
  readonly promoId: string
  readonly typed: ApplicationForm.Typed<File>
}

export const applyForm = sentForm<Application, ApplicationForm.Field>({
  rules: {
    fields: ApplicationForm.fields,
    check: ({ typed }) => ApplicationForm.check(typed),
    fieldOf: () => undefined,
  },
  send: ({ promoId, typed: { comment, images } }) =>
    Effect.tapError(
      Backend.change(applyActivity, { promoId, comment: ApplicationForm.cleaned(comment), images }),
      followRefusal,
    ),
  onSent: ({ set }, { promoId }) => {
    set(appliedToAtom, promoId)
    set(pendingPromotionAtom, undefined)
    set(notifyAtom, { message: { key: "sent_success" }, tone: "good" })
  },
  onOutcome: ({ set }) => set(refetchPromotionsAtom),
  message: changeMessage,
  startsOver: true,
  draft: "application",
})
