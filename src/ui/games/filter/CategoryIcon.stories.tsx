import type { Story, StoryDefault } from "@ladle/react"

import * as Vendor from "#domain/games/Vendor.ts"
import { padded } from "#ladle/samples.tsx"

import { CategoryIcon, type CategoryIconProps } from "./CategoryIcon.tsx"

export default {
  title: "Components / Games / Category icon",
  decorators: [padded],
  args: { category: "HOT" },
} satisfies StoryDefault<Partial<CategoryIconProps>>

const size = { display: "grid", width: 64, height: 64 }

const Template: Story<CategoryIconProps> = (args) => (
  <div style={size}>
    <CategoryIcon {...args} />
  </div>
)

export const One = Template.bind({})

export const UnknownCategory = Template.bind({})
UnknownCategory.args = { category: "NONE" }

export const Many: Story = () => (
  <>
    {Vendor.named.map((category) => (
      <div key={category} style={{ ...size, display: "inline-grid" }}>
        <CategoryIcon category={category} />
      </div>
    ))}
  </>
)
