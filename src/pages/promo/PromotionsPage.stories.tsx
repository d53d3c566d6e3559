import type { StoryDefault } from "@ladle/react"

import { applyFormAtom, wantedActivityAtom } from "#atoms/activities.ts"
import { paths } from "#config/paths.ts"
import { applyActivity } from "#gateway/calls/activities.ts"

import { empty, failed, failing, loading } from "../../../.ladle/plots.ts"
import type { Plot, Store } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { PromotionsPage } from "./PromotionsPage.tsx"

export default { title: "pages / promo / PromotionsPage" } satisfies StoryDefault

const told = (plot: Plot) => storiesOf(<PromotionsPage />)({ path: paths.activity, ...plot })

const detail = `${paths.activity}?promo=5001`

/** The player has pressed Claim. */
const pressed = (store: Store): void => {
  store.sub(wantedActivityAtom, () => {})
  store.set(wantedActivityAtom, "5001")
}

/** The application was sent with this comment. */
const sent =
  (comment: string) =>
  (store: Store): void => {
    pressed(store)
    store.sub(applyFormAtom, () => {})
    store.set(applyFormAtom, { _tag: "Submitted", promoId: "5001", typed: { comment, images: [] } })
  }

export const Guest = told({})

export const Member = told({ persona: "0" })

export const Few = told({ persona: "0", settings: { scale: "few" } })

export const OfOneCategory = told({ persona: "0", path: `${paths.activity}?category=club` })

export const NoPromotions = told(empty)

export const Loading = told(loading)

export const Failed = told(failed)

export const LongText = told({ persona: "0", longTexts: true })

export const Detail = told({ path: detail })

export const DetailDone = told({ persona: "0", path: `${paths.activity}?promo=5003` })

export const DetailLoading = told({ path: detail, ...loading })

export const DetailFailed = told({ path: detail, ...failed })

export const DetailGone = told({ path: `${paths.activity}?promo=none` })

export const DetailLongText = told({ persona: "0", path: detail, longTexts: true })

export const Applying = told({ persona: "0", path: detail, before: pressed })

export const CommentTooLong = told({ persona: "0", path: detail, before: sent("x".repeat(141)) })

export const Sending = told({
  persona: "0",
  path: detail,
  unanswered: [applyActivity.path],
  before: sent("My first deposit."),
})

export const NotTaken = told({
  persona: "0",
  path: detail,
  settings: failing(applyActivity.path),
  before: sent("My first deposit."),
})
