import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { IosGuide } from "./IosGuide.tsx"

export default { title: "Promotions / App on an iPhone" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <IosGuide />
  </div>,
)
const path = paths.app

export const Store = story({ path })

export const Profile = story({ path, settings: { resourcesOff: ["IOS"] } })

export const WithoutLink = story({ path, settings: { resourcesOff: ["IOS", "MOBILECONFIG"] } })

export const TooOld = story({ path, device: { phone: "oldIphone" } })
