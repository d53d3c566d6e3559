import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { storiesOf } from "#ladle/Stage.tsx"

import { EmptyList } from "./EmptyList.tsx"

export default { title: "pages / frame / EmptyList" } satisfies StoryDefault

const story = storiesOf(<EmptyList text="no_deposits" next={[paths.deposit, paths.games]} />)

export const Allowed = story({ persona: "0" })

export const FirstPageRefused = story({ persona: "4" })
