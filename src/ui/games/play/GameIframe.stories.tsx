import type { Story, StoryDefault } from "@ladle/react"

import { nothing } from "#ladle/samples.tsx"

import { GameIframe, type GameIframeProps } from "./GameIframe.tsx"

const page = "<title>Golden Koi</title><p style='color:#fff;font:1rem sans-serif'>A game of a vendor</p>"

export default {
  title: "Components / Games / Game iframe",
  args: {
    name: "Golden Koi",
    url: `data:text/html,${encodeURIComponent(page)}`,
    onReady: nothing,
    onCloseRequest: nothing,
    onLobby: nothing,
  },
} satisfies StoryDefault<Partial<GameIframeProps>>

const Template: Story<GameIframeProps> = (args) => (
  <div style={{ position: "relative", height: "6rem" }}>
    <GameIframe {...args} />
  </div>
)

export const Playing = Template.bind({})

export const LongName = Template.bind({})
LongName.args = { name: "Golden Koi of the Seven Lanterns ".repeat(6) }
