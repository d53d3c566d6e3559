import type { StoryDefault } from "@ladle/react"

import { updateAtom } from "#atoms/frame/updates.ts"
import { paths } from "#config/paths.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import { appStorageItems } from "#platform/appStorageItems.ts"

import { AppBanners } from "./AppBanners.tsx"

export default { title: "Frame / App banners" } satisfies StoryDefault

const story = (options: StoryOptions = {}) => storiesOf(<AppBanners />)({ path: paths.home, ...options })

export const Nothing = story({ settings: { appWindow: false } })

export const Update = story({ before: (store) => store.set(updateAtom, "waiting") })

export const IncompleteUpdate = story({ before: (store) => store.set(updateAtom, "incomplete") })

/** A later visit: a first visit gets no offer to install the app. */
const stored = { [appStorageItems.returning.key]: "returning" }

export const InstallOffer = story({ stored, device: { phone: "android", isInstallable: true } })

export const InstallGuide = story({ stored })
