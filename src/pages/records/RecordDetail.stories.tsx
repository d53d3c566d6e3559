import type { StoryDefault } from "@ladle/react"
import type { ReactNode } from "react"

import { paths } from "#config/paths.ts"
import { longText, nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"
import type { Fact } from "#ui/text/FactList.tsx"
import { StateLine } from "#ui/cashier/StateLine.tsx"

import { RecordDetail } from "./RecordDetail.tsx"

export default { title: "Records / Record detail" } satisfies StoryDefault

const facts: ReadonlyArray<Fact> = [
  { label: "Jade Mill", value: "₱ 1,250.50" },
  { label: "Silver Carp", value: "D7KQ2M0ZX", copy: "D7KQ2M0ZX" },
]

const story = (shown: ReadonlyArray<Fact> | undefined, above?: ReactNode) =>
  storiesOf(
    <RecordDetail title="Paper Crane" facts={shown} onClose={nothing}>
      {above}
    </RecordDetail>,
  )({ path: paths.accountRecord, persona: "0" })

export const Open = story(facts)

export const WithState = story(facts, <StateLine state="checking" />)

export const Closed = story(undefined)

export const LongText = story([{ label: longText, value: longText }, ...facts])
