import type { StoryDefault } from "@ladle/react"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { MenuFailure } from "./MenuFailure.tsx"

export default { title: "pages / frame / MenuFailure" } satisfies StoryDefault

const told = storiesOf(<MenuFailure />)

export const Nothing = told({})

export const Loading = told(loading)

export const Failed = told({ settings: failing("/wps/system/whitelabel") })

export const NotUnderstood = told({
  settings: { faults: [{ call: "/wps/system/whitelabel", kind: "notEnvelope", times: "always" }] },
})
