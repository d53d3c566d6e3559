import type { StoryDefault } from "@ladle/react"

import { pendingPromotionAtom } from "#atoms/promo/promotions.ts"
import { paths } from "#config/paths.ts"
import { failed, loading } from "#ladle/storyOptions.ts"
import { nothing } from "#ladle/samples.tsx"
import type { StoryOptions, Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PromotionDetail } from "./PromotionDetail.tsx"

export default { title: "Promotions / Promotion detail" } satisfies StoryDefault

const story = (promoId: string, options: StoryOptions = {}) =>
  storiesOf(
    <PromotionDetail
      promoId={promoId}
      failedText="activities_failed"
      draftOf={() => ({ comment: "", images: [] })}
      onTyped={nothing}
      onApply={nothing}
      onClose={nothing}
    />,
  )({ path: paths.activity, persona: "0", ...options })

export const ToClaim = story("5001")

export const Done = story("5003")

export const Guest = story("5001", { persona: "guest" })

export const Applying = story("5001", {
  before: (store: Store) => {
    store.sub(pendingPromotionAtom, () => {})
    store.set(pendingPromotionAtom, "5001")
  },
})

export const Gone = story("none")

export const Loading = story("5001", loading)

export const Failed = story("5001", failed)

export const Closed = story("")

export const LongText = story("5001", { longTexts: true })
