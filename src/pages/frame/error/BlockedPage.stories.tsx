import type { StoryDefault } from "@ladle/react"

import { status } from "#fixtures/data/frame/status.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { BlockedPage } from "./BlockedPage.tsx"

export default { title: "Frame / Blocked" } satisfies StoryDefault

const info = { ...status.info, mobileTemplate: { mem_cen: false, dep_func: false } }

export const Maintenance = storiesOf(<BlockedPage status={{ ...status, info, maintenance: true }} />)({
  settings: { status: "maintenance" },
})

export const Blocked = storiesOf(
  <BlockedPage status={{ ...status, info, maintenance: true, regionRestriction: true }} />,
)({ settings: { status: "both" } })
