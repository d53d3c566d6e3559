import type { Story, StoryDefault } from "@ladle/react"

import { longText } from "#ladle/samples.tsx"

import { VideoSlide, type VideoSlideProps } from "./VideoSlide.tsx"

/** A placeholder video from this site: stories send no requests to others. */
const video = { key: "0", title: "Lantern festival", src: new URL("/icon.svg", document.baseURI).href }

export default {
  title: "Components / Media / Video slide",
  args: { video, current: true, embedded: true },
} satisfies StoryDefault<Partial<VideoSlideProps>>

const Template: Story<VideoSlideProps> = (args) => <VideoSlide {...args} />

export const Embedded = Template.bind({})

export const Placeholder = Template.bind({})
Placeholder.args = { embedded: false, current: false }

export const LongText = Template.bind({})
LongText.args = { video: { ...video, title: longText } }
