import type { StoryDefault } from "@ladle/react"

import { applyForm, pendingPromotionAtom } from "#atoms/promo/promotions.ts"
import { paths } from "#config/paths.ts"
import { applyActivity } from "#gateway/calls/promo/promotions.ts"
import { failing, refusing } from "#ladle/storyOptions.ts"
import { nothing } from "#ladle/samples.tsx"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { ApplyForm } from "./ApplyForm.tsx"

export default { title: "Promotions / Application" } satisfies StoryDefault

const page = { path: `${paths.activity}?promo=5001`, persona: "0" }
const comment = "My first deposit."

const story = storiesOf(
  <div className="padded">
    <ApplyForm promoId="5001" wanted="A receipt" typed={{ comment, images: [] }} onTyped={nothing} />
  </div>,
)

/** Sends the application with this comment. */
const sent =
  (text: string) =>
  (store: Store): void => {
    store.sub(pendingPromotionAtom, () => {})
    store.set(pendingPromotionAtom, "5001")
    store.sub(applyForm.formAtom, () => {})
    const form = { promoId: "5001", typed: { comment: text, images: [] } }
    store.set(applyForm.formAtom, { _tag: "Submitted", form })
  }

export const Filled = story(page)

export const CommentTooLong = story({ ...page, before: sent("x".repeat(141)) })

export const Sending = story({ ...page, unanswered: [applyActivity.path], before: sent(comment) })

export const Failed = story({ ...page, settings: failing(applyActivity.path), before: sent(comment) })

export const Refused = story({
  ...page,
  settings: refusing("no_permission", applyActivity.path),
  before: sent(comment),
})
