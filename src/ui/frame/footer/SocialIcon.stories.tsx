import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { SocialIcon, type SocialNetwork } from "./SocialIcon.tsx"

export default { title: "Components / Frame / Social icon", decorators: [padded] } satisfies StoryDefault

const networks: ReadonlyArray<SocialNetwork> = [
  "youtube",
  "instagram",
  "facebook",
  "twitter",
  "tiktok",
  "telegram",
  "google",
]

export const All: Story = () => (
  <ul>
    {networks.map((network) => (
      <li key={network} style={{ width: "2rem" }}>
        <SocialIcon network={network} />
        {network}
      </li>
    ))}
  </ul>
)
