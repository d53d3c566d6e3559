import type { Story, StoryDefault } from "@ladle/react"

import { art, brokenImage, longText, nothing } from "#ladle/samples.tsx"

import { VendorGrid, type VendorGridProps } from "./VendorGrid.tsx"

const vendors = ["Jade Mill", "Silver Carp", "Paper Crane", "Ninth Bridge", "Tin Rooster"].map(
  (name, index) => ({ key: name, name, image: art(index * 60, 640, 360), spareImage: undefined }),
)

export default {
  title: "Components / Games / Vendor grid",
  args: { vendors, onPick: nothing },
} satisfies StoryDefault<Partial<VendorGridProps>>

const Template: Story<VendorGridProps> = (args) => <VendorGrid {...args} />

export const One = Template.bind({})
One.args = { vendors: vendors.slice(0, 1) }

export const Even = Template.bind({})
Even.args = { vendors: vendors.slice(0, 4) }

export const Many = Template.bind({})

export const Broken = Template.bind({})
Broken.args = { vendors: vendors.map((vendor) => ({ ...vendor, image: brokenImage })) }

export const LongText = Template.bind({})
LongText.args = { vendors: vendors.map((vendor) => ({ ...vendor, name: longText })) }
