import type { StoryDefault } from "@ladle/react"

import { loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { DownloadPopup } from "./DownloadPopup.tsx"

export default { title: "Frame / Download popup" } satisfies StoryDefault

const story = storiesOf(<DownloadPopup />)

export const Iphone = story({})

export const IphoneWithoutLink = story({ settings: { resourcesOff: ["IOS", "MOBILECONFIG"] } })

export const IphoneTooOld = story({ device: { phone: "oldIphone" } })

export const Android = story({ device: { phone: "android" } })

export const AndroidWithoutLink = story({
  device: { phone: "android" },
  settings: { resourcesOff: ["Android"] },
})

export const Installable = story({ device: { phone: "android", isInstallable: true } })

export const Desktop = story({ device: { phone: "desktop" } })

export const Loading = story({ device: { phone: "android" }, ...loading })
