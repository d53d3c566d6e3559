import type { StoryDefault } from "@ladle/react"

import { status } from "#fixtures/data/frame/status.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { ServiceDownPage } from "./ServiceDownPage.tsx"

export default { title: "Frame / Service down" } satisfies StoryDefault

const info = { ...status.info, mobileTemplate: { mem_cen: false, dep_func: false } }

export const Region = storiesOf(<ServiceDownPage status={{ ...status, info, regionRestriction: true }} />)({
  settings: { status: "region" },
})

export const Down = storiesOf(<ServiceDownPage status={undefined} />)({ settings: { status: "unreachable" } })
