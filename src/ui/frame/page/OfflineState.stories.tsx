import type { Story, StoryDefault } from "@ladle/react"

import { nothing } from "#ladle/samples.tsx"

import { ButtonLink } from "#ui/button/Button.tsx"
import { OfflineState, type OfflineStateProps } from "./OfflineState.tsx"

export default {
  title: "Components / Frame / Offline state",
} satisfies StoryDefault<Partial<OfflineStateProps>>

const Template: Story<OfflineStateProps> = (args) => <OfflineState {...args} />

export const Offline = Template.bind({})

export const WithHome = Template.bind({})
WithHome.args = {
  action: (
    <ButtonLink size="small" href="#" onPress={nothing}>
      Home
    </ButtonLink>
  ),
}
