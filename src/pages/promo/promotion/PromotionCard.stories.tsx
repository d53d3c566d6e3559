import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Promotion } from "#domain/promo/Promotion.ts"
import { art, brokenImage, longText, nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PromotionCard } from "./PromotionCard.tsx"

export default { title: "Promotions / Promotion card" } satisfies StoryDefault

const promotion: Promotion = {
  promoId: "5001",
  title: "First deposit, doubled",
  image: art(30, 750, 300),
  start: Date.UTC(2026, 10, 1),
  end: Date.UTC(2026, 11, 1),
  category: "welcome",
  status: "Claim",
  content: "",
}

const story = (change: Partial<Promotion> = {}) =>
  storiesOf(
    <ul className="padded">
      <PromotionCard
        eager
        promotion={{ ...promotion, ...change }}
        href={`${paths.activity}?promo=5001`}
        onOpen={nothing}
        onApply={nothing}
      />
    </ul>,
  )({ path: paths.activity, persona: "0" })

export const ToClaim = story()

export const Issued = story({ status: "Issued" })

export const Rejected = story({ status: "Rejected" })

export const ComingSoon = story({ status: "coming soon" })

export const WithoutDates = story({ start: 0, end: 0 })

export const Broken = story({ image: brokenImage })

export const LongText = story({ title: longText })
