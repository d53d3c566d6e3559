import type { Story, StoryDefault } from "@ladle/react"

import { nothing } from "#ladle/samples.tsx"

import { EmptyState } from "#ui/state/EmptyState.tsx"
import { RecordList, type RecordListProps } from "./RecordList.tsx"
import { RecordRow } from "./RecordRow.tsx"

interface Item {
  readonly id: string
  readonly figure: string
}

const items: ReadonlyArray<Item> = ["50.00", "-20.00", "1,250.00"].map((figure, index) => ({
  id: `R${index + 1}`,
  figure: `₱ ${figure}`,
}))

export default {
  title: "Components / Records / Record list",
  args: {
    label: "Account record",
    view: { state: "shown", items, more: "none" },
    keyOf: ({ id }) => id,
    row: ({ id, figure }) => <RecordRow title={id} caption="2026-11-02 14:05" figure={figure} />,
    empty: <EmptyState text="There are no transactions on these dates" />,
    onMore: nothing,
  },
} satisfies StoryDefault<RecordListProps<Item>>

const Template: Story<RecordListProps<Item>> = (args) => <RecordList {...args} />

export const Complete = Template.bind({})

export const HasMore = Template.bind({})
HasMore.args = { view: { state: "shown", items, more: "idle" } }

export const MoreLoading = Template.bind({})
MoreLoading.args = { view: { state: "shown", items, more: "loading" } }

export const MoreFailed = Template.bind({})
MoreFailed.args = { view: { state: "shown", items, more: { text: "Network slow or offline" } } }

export const Loading = Template.bind({})
Loading.args = { view: { state: "loading" } }

export const Failed = Template.bind({})
Failed.args = {
  view: { state: "failed", title: "The record could not be loaded.", text: "Network slow or offline." },
}

export const NoRows = Template.bind({})
NoRows.args = { view: { state: "shown", items: [], more: "none" } }
