import type { Story, StoryDefault } from "@ladle/react"

import type { Promotion } from "#domain/promo/Promotion.ts"
import { nothing, padded } from "#ladle/samples.tsx"

import { PromotionStatus } from "./PromotionStatus.tsx"

type Props = Pick<Promotion, "status">

export default {
  title: "Promotions / Promotion status",
  decorators: [padded],
  args: { status: "Join" },
} satisfies StoryDefault<Props>

const promotion = {
  promoId: "5001",
  title: "First deposit, doubled",
  image: "",
  start: 0,
  end: 0,
  category: "welcome",
  content: "",
}

const Template: Story<Props> = ({ status }) => (
  <PromotionStatus promotion={{ ...promotion, status }} onApply={nothing} />
)

export const ToJoin = Template.bind({})

export const ToClaim = Template.bind({})
ToClaim.args = { status: "Claim" }

export const Applying = Template.bind({})
Applying.args = { status: "Applying" }

export const Issued = Template.bind({})
Issued.args = { status: "Issued" }

export const Rejected = Template.bind({})
Rejected.args = { status: "Rejected" }

export const Over = Template.bind({})
Over.args = { status: "Close" }
