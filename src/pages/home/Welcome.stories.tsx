import type { StoryDefault } from "@ladle/react"

import { failed, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { Welcome } from "./Welcome.tsx"

export default { title: "pages / home / Welcome" } satisfies StoryDefault

const told = storiesOf(<Welcome />)

export const WithBonus = told({})

export const WithoutBonus = told({ settings: { signupBonus: false } })

export const Loading = told(loading)

export const Failed = told(failed)
