import type { Story, StoryDefault } from "@ladle/react"

import { Spinner, type SpinnerProps } from "./Spinner.tsx"

export default {
  title: "Components / Basic / Spinner",
} satisfies StoryDefault<Partial<SpinnerProps>>

const Template: Story<SpinnerProps> = (args) => <Spinner {...args} />

export const Loading = Template.bind({})

export const Named = Template.bind({})
Named.args = { label: "Please wait" }
