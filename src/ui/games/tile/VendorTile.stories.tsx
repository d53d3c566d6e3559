import type { Story, StoryDefault } from "@ladle/react"

import { art, brokenImage, longText, nothing } from "#ladle/samples.tsx"

import { VendorTile, type VendorTileProps } from "./VendorTile.tsx"

export default {
  title: "Components / Games / Vendor tile",
  args: { name: "Jade Mill", image: art(150, 640, 360), onPick: nothing },
} satisfies StoryDefault<Partial<VendorTileProps>>

const Template: Story<VendorTileProps> = (args) => (
  <div className="columns pairs">
    <VendorTile {...args} />
  </div>
)

export const One = Template.bind({})

export const Broken = Template.bind({})
Broken.args = { image: brokenImage }

export const LongText = Template.bind({})
LongText.args = { name: longText }

export const Many: Story = () => (
  <div className="columns pairs">
    {[10, 60, 110, 160].map((hue) => (
      <VendorTile key={hue} name={`Vendor ${hue}`} image={art(hue, 640, 360)} onPick={nothing} />
    ))}
  </div>
)
