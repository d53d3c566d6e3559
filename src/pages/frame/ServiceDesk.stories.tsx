import type { StoryDefault } from "@ladle/react"

import { moduleIds } from "#domain/Whitelabel.ts"

import { failed, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { ServiceDesk } from "./ServiceDesk.tsx"

export default { title: "pages / frame / ServiceDesk" } satisfies StoryDefault

const told = storiesOf(<ServiceDesk />)

export const Guest = told({})

export const Member = told({ persona: "0" })

export const NothingUnread = told({ persona: "2", settings: { scale: "empty" } })

export const WithoutChat = told({ persona: "0", settings: { memberLabels: ["nochat"] } })

export const Trial = told({ persona: "4" })

export const Agent = told({ persona: "9" })

export const LeastOfAll = told({
  persona: "0",
  settings: { modulesOff: moduleIds, resourcesOff: ["LINE", "TASK"] },
})

export const Loading = told({ persona: "0", ...loading })

export const Failed = told({ persona: "0", ...failed })
