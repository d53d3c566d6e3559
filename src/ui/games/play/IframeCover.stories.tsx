import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"
import { FailedState } from "#ui/state/FailedState.tsx"

import { IframeCover, type IframeCoverProps } from "./IframeCover.tsx"

export default { title: "Components / Games / Iframe cover" } satisfies StoryDefault<
  Partial<IframeCoverProps>
>

const Template: Story<IframeCoverProps> = (args) => (
  <div style={{ position: "relative", height: "6rem" }}>
    <IframeCover {...args} />
  </div>
)

export const Loading = Template.bind({})

export const Failed = Template.bind({})
Failed.args = { children: <FailedState text="The lottery did not load." onRetry={nothing} /> }

export const LongText = Template.bind({})
LongText.args = { children: <FailedState text={longText} onRetry={nothing} /> }
