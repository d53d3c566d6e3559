import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AndroidGuide } from "./AndroidGuide.tsx"

export default { title: "Promotions / App on Android" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <AndroidGuide />
  </div>,
)
const path = paths.app

export const File = story({ path, device: { phone: "android" } })

export const Installable = story({ path, device: { phone: "android", isInstallable: true } })

export const WithoutLink = story({
  path,
  device: { phone: "android" },
  settings: { resourcesOff: ["Android"] },
})
