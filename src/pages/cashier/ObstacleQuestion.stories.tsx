import type { Story, StoryDefault } from "@ladle/react"

import { nothing } from "#ladle/samples.tsx"
import type { Obstacle } from "#domain/cashier/MoneyMove.ts"

import { ObstacleQuestion } from "./ObstacleQuestion.tsx"

interface Props {
  readonly obstacle: Obstacle
}

export default { title: "Cashier / Obstacle question" } satisfies StoryDefault<Props>

const Template: Story<Props> = ({ obstacle }) => (
  <ObstacleQuestion
    state={{ _tag: "Confirming", formNumber: 0, request: { form: "100", requestId: "1" }, obstacle }}
    send={nothing}
  />
)

export const DeviceCannotStore = Template.bind({})
DeviceCannotStore.args = { obstacle: "untracked" }

export const OtherTabBusy = Template.bind({})
OtherTabBusy.args = { obstacle: "otherTab" }

export const EqualMoneyMove = Template.bind({})
EqualMoneyMove.args = { obstacle: "equal" }
