import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"

import { loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { AppDownloadPage } from "./AppDownloadPage.tsx"

export default { title: "pages / promo / AppDownloadPage" } satisfies StoryDefault

const told = storiesOf(<AppDownloadPage />)

const path = paths.app

export const Android = told({ path, device: { phone: "android" } })

export const AndroidInstallable = told({ path, device: { phone: "android", isInstallable: true } })

export const AndroidWithoutLink = told({
  path,
  device: { phone: "android" },
  settings: { resourcesOff: ["Android"] },
})

export const Iphone = told({ path })

export const IphoneProfile = told({ path, settings: { resourcesOff: ["IOS"] } })

export const IphoneTooOld = told({ path, device: { phone: "oldIphone" } })

export const Installed = told({ path, device: { isStandalone: true } })

export const Loading = told({ path, ...loading })
