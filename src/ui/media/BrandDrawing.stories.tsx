import type { Story, StoryDefault } from "@ladle/react"
import { Search } from "lucide-react"

import { padded } from "#ladle/samples.tsx"

import { BrandDrawing, type BrandDrawingProps } from "./BrandDrawing.tsx"

export default {
  title: "Components / Media / Drawings of the brand",
  decorators: [padded],
} satisfies StoryDefault<Partial<BrandDrawingProps>>

const Template: Story<BrandDrawingProps> = (args) => <BrandDrawing {...args} />

export const Logo = Template.bind({})
Logo.args = { name: "logo" }

export const Empty = Template.bind({})
Empty.args = { name: "empty" }

export const EmptyWithSign = Template.bind({})
EmptyWithSign.args = { name: "empty", icon: Search }

export const Failed = Template.bind({})
Failed.args = { name: "failed" }
