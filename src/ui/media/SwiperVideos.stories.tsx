import type { Story, StoryDefault } from "@ladle/react"

import { longText } from "#ladle/samples.tsx"

import { SwiperVideos, type SwiperVideosProps } from "./SwiperVideos.tsx"

/** A placeholder video from this site: stories send no requests to others. */
const videos = ["Lantern festival", "How the races run", "New on the river"].map((title, index) => ({
  key: String(index),
  title,
  src: new URL("/icon.svg", document.baseURI).href,
}))

export default {
  title: "Components / Media / Swiper videos",
  args: { videos },
} satisfies StoryDefault<Partial<SwiperVideosProps>>

const Template: Story<SwiperVideosProps> = (args) => <SwiperVideos {...args} />

export const Two = Template.bind({})
Two.args = { videos: videos.slice(0, 2) }

export const Many = Template.bind({})

export const LongText = Template.bind({})
LongText.args = { videos: videos.map((video) => ({ ...video, title: longText })) }
