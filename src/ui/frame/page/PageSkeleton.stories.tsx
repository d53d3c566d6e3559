import type { Story, StoryDefault } from "@ladle/react"

import { PageSkeleton, type PageSkeletonProps } from "./PageSkeleton.tsx"

export default { title: "Components / Frame / Page skeleton" } satisfies StoryDefault<PageSkeletonProps>

const Template: Story<PageSkeletonProps> = (args) => <PageSkeleton {...args} />

export const List = Template.bind({})
List.args = { shape: "list" }

export const Cards = Template.bind({})
Cards.args = { shape: "cards" }

export const Posters = Template.bind({})
Posters.args = { shape: "posters" }

export const Tiles = Template.bind({})
Tiles.args = { shape: "tiles" }

export const Form = Template.bind({})
Form.args = { shape: "form" }

export const Text = Template.bind({})
Text.args = { shape: "text" }

export const InPage = Template.bind({})
InPage.args = { shape: "form", inPage: true }
