import type { Story, StoryDefault } from "@ladle/react"
import { Gamepad2 } from "lucide-react"

import { art, brokenImage, padded } from "#ladle/samples.tsx"

import { Picture, type PictureProps } from "./Picture.tsx"

export default {
  title: "Components / Basic / Picture",
  decorators: [padded],
  args: { src: art(20, 640, 360), alt: "A lantern over water", ratio: 16 / 9 },
} satisfies StoryDefault<Partial<PictureProps>>

const Template: Story<PictureProps> = (args) => <Picture {...args} />

export const Loaded = Template.bind({})

export const Eager = Template.bind({})
Eager.args = { eager: true }

export const Missing = Template.bind({})
Missing.args = { src: undefined }

export const Broken = Template.bind({})
Broken.args = { src: brokenImage, fallback: <Gamepad2 /> }

export const SpareSource = Template.bind({})
SpareSource.args = { src: brokenImage, spareSrc: art(140, 640, 360) }

/** Places the story this many CSS px below the screen. */
const below =
  (distance: number): Story =>
  () => (
    <div style={{ position: "absolute", top: `calc(100vh + ${distance}px)`, left: 0, width: "1rem" }}>
      <Picture src="/icon.svg" alt="The product's mark" ratio={1} />
    </div>
  )

export const NearTheScreen = below(99)

export const FarFromTheScreen = below(101)
