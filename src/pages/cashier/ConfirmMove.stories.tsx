import type { Story, StoryDefault } from "@ladle/react"
import { useTranslation } from "react-i18next"

import { longText, nothing } from "#ladle/samples.tsx"

import { ConfirmMove, type ConfirmMoveProps } from "./ConfirmMove.tsx"

type Props = Pick<ConfirmMoveProps<string, unknown>, "state">

const request = { form: "Paper lantern, red: 120 points", requestId: "1" }

export default {
  title: "pages / cashier / ConfirmMove",
  args: { state: { _tag: "Confirming", round: 0, request } },
} satisfies StoryDefault<Props>

const Template: Story<Props> = ({ state }) => {
  const { t } = useTranslation()
  return (
    <ConfirmMove
      state={state}
      send={nothing}
      text={() => t("exchange_question")}
      detail={(form) => form}
      confirmLabel={t("exchange")}
    />
  )
}

export const Confirming = Template.bind({})

export const Sending = Template.bind({})
Sending.args = {
  state: { _tag: "Sending", round: 0, request, isRepeat: false, isRecordOpened: false },
}

export const DeviceCannotStore = Template.bind({})
DeviceCannotStore.args = { state: { _tag: "Confirming", round: 0, request, obstacle: "untracked" } }

export const OtherTabBusy = Template.bind({})
OtherTabBusy.args = { state: { _tag: "Confirming", round: 0, request, obstacle: "otherTab" } }

export const LongText = Template.bind({})
LongText.args = { state: { _tag: "Confirming", round: 0, request: { ...request, form: longText } } }
