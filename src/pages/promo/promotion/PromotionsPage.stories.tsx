import type { StoryDefault } from "@ladle/react"

import { applyForm, pendingPromotionAtom } from "#atoms/promo/promotions.ts"
import { paths } from "#config/paths.ts"
import { applyActivity } from "#gateway/calls/promo/promotions.ts"
import { empty, failed, failing, loading } from "#ladle/storyOptions.ts"
import type { StoryOptions, Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PromotionsPage } from "./PromotionsPage.tsx"

export default { title: "Promotions / Promotions" } satisfies StoryDefault

const story = (options: StoryOptions) => storiesOf(<PromotionsPage />)({ path: paths.activity, ...options })

const detail = `${paths.activity}?promo=5001`

/** The player has pressed Claim. */
const pressed = (store: Store): void => {
  store.sub(pendingPromotionAtom, () => {})
  store.set(pendingPromotionAtom, "5001")
}

/** Sends the application with this comment. */
const sent =
  (comment: string) =>
  (store: Store): void => {
    pressed(store)
    store.sub(applyForm.formAtom, () => {})
    store.set(applyForm.formAtom, {
      _tag: "Submitted",
      form: { promoId: "5001", typed: { comment, images: [] } },
    })
  }

export const Guest = story({})

export const Member = story({ persona: "0" })

export const Few = story({ persona: "0", settings: { scale: "few" } })

export const OfOneCategory = story({ persona: "0", path: `${paths.activity}?category=club` })

export const NoPromotions = story(empty)

export const Loading = story(loading)

export const Failed = story(failed)

export const LongText = story({ persona: "0", longTexts: true })

export const Detail = story({ path: detail })

export const DetailDone = story({ persona: "0", path: `${paths.activity}?promo=5003` })

export const DetailLoading = story({ path: detail, ...loading })

export const DetailFailed = story({ path: detail, ...failed })

export const DetailMissing = story({ path: `${paths.activity}?promo=none` })

export const DetailLongText = story({ persona: "0", path: detail, longTexts: true })

export const Applying = story({ persona: "0", path: detail, before: pressed })

export const CommentTooLong = story({ persona: "0", path: detail, before: sent("x".repeat(141)) })

export const Sending = story({
  persona: "0",
  path: detail,
  unanswered: [applyActivity.path],
  before: sent("My first deposit."),
})

export const ApplicationRefused = story({
  persona: "0",
  path: detail,
  settings: failing(applyActivity.path),
  before: sent("My first deposit."),
})
