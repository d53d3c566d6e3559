import type { StoryDefault } from "@ladle/react"

import { loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { DownloadPopup } from "./DownloadPopup.tsx"

export default { title: "pages / frame / DownloadPopup" } satisfies StoryDefault

const told = storiesOf(<DownloadPopup />)

export const Iphone = told({})

export const IphoneWithoutLink = told({ settings: { resourcesOff: ["IOS", "MOBILECONFIG"] } })

export const IphoneTooOld = told({ device: { phone: "oldIphone" } })

export const Android = told({ device: { phone: "android" } })

export const AndroidWithoutLink = told({
  device: { phone: "android" },
  settings: { resourcesOff: ["Android"] },
})

export const Installable = told({ device: { phone: "android", isInstallable: true } })

export const Desktop = told({ device: { phone: "desktop" } })

export const Loading = told({ device: { phone: "android" }, ...loading })
