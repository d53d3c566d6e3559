import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { failed, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AppDownloadPage } from "./AppDownloadPage.tsx"

export default { title: "Promotions / App download" } satisfies StoryDefault

const story = storiesOf(<AppDownloadPage />)

const path = paths.app

export const Android = story({ path, device: { phone: "android" } })

export const AndroidInstallable = story({ path, device: { phone: "android", isInstallable: true } })

export const AndroidWithoutLink = story({
  path,
  device: { phone: "android" },
  settings: { resourcesOff: ["Android"] },
})

export const Iphone = story({ path })

export const IphoneProfile = story({ path, settings: { resourcesOff: ["IOS"] } })

export const IphoneTooOld = story({ path, device: { phone: "oldIphone" } })

export const Installed = story({ path, device: { isStandalone: true } })

export const Loading = story({ path, ...loading })

export const Failed = story({ path, ...failed })

export const Refused = story({ path, settings: refusing("location_blocked", "*") })
