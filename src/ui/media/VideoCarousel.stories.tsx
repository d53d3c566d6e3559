import type { Story, StoryDefault } from "@ladle/react"

import { longText } from "#ladle/samples.tsx"

import { VideoCarousel, type VideoCarouselProps } from "./VideoCarousel.tsx"

/** A placeholder video from this site: stories send no requests to others. */
const videos = ["Lantern festival", "How the races run", "New on the river"].map((title, index) => ({
  key: String(index),
  title,
  src: new URL("/icon.svg", document.baseURI).href,
}))

export default {
  title: "Components / Media / Video carousel",
  args: { videos },
} satisfies StoryDefault<Partial<VideoCarouselProps>>

const Template: Story<VideoCarouselProps> = (args) => <VideoCarousel {...args} />

export const Empty = Template.bind({})
Empty.args = { videos: [] }

export const One = Template.bind({})
One.args = { videos: videos.slice(0, 1) }

export const Many = Template.bind({})

export const LongText = Template.bind({})
LongText.args = { videos: videos.map((video) => ({ ...video, title: longText })) }
