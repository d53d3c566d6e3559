import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { ListDetail, type ListDetailProps } from "./ListDetail.tsx"

export default {
  title: "Components / Messages / List detail",
  args: {
    opened: undefined,
    list: <p>The list</p>,
    detail: <h2 tabIndex={-1}>What is open</h2>,
  },
  decorators: [padded],
} satisfies StoryDefault<Partial<ListDetailProps>>

const Template: Story<ListDetailProps> = (args) => <ListDetail {...args} />

export const List = Template.bind({})

export const Opened = Template.bind({})
Opened.args = { opened: "1" }
