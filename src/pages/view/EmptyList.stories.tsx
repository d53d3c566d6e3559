import type { StoryDefault } from "@ladle/react"
import { ArrowDownToLine, Mail } from "lucide-react"

import { paths } from "#config/paths.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { EmptyList } from "./EmptyList.tsx"

export default { title: "Frame / Empty list" } satisfies StoryDefault

const story = storiesOf(
  <EmptyList icon={ArrowDownToLine} text="no_deposits" next={[paths.deposit, paths.games]} />,
)

export const Allowed = story({ persona: "0" })

export const FirstPageRefused = story({ persona: "4" })

export const WithHint = storiesOf(
  <EmptyList icon={Mail} text="inbox_none" hint="inbox_empty" next={[paths.activity]} />,
)({ persona: "0" })
