import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { CategoryIcon, type CategoryIconProps } from "./CategoryIcon.tsx"

export default {
  title: "ui / game / CategoryIcon",
  decorators: [padded],
  args: { category: "HOT" },
} satisfies StoryDefault<Partial<CategoryIconProps>>

const Template: Story<CategoryIconProps> = (args) => <CategoryIcon {...args} />

export const One = Template.bind({})

export const UnknownCategory = Template.bind({})
UnknownCategory.args = { category: "NONE" }

export const Many: Story = () => (
  <>
    {[
      "HOT",
      "FAV",
      "PROMO",
      "LIVE",
      "COCKFIGHT",
      "RNG",
      "FISH",
      "PVP",
      "SPORTS",
      "ESPORTS",
      "LOTT",
      "ELOTT",
    ].map((category) => (
      <CategoryIcon key={category} category={category} />
    ))}
  </>
)
