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

const lines = [
  { label: "Payment method", value: "Bank transfer" },
  { label: "Bank", value: "Jade Coin Bank •••• 6053" },
  { label: "Amount", value: "₱ 1,500.00" },
  { label: "Bonus", value: "+ ₱ 375.00" },
  { label: "You get", value: "₱ 1,875.00" },
]

const WithLines: Story<Props> = ({ state }) => (
  <ConfirmMove
    state={state}
    send={nothing}
    text={() => "Deposit ₱ 1,500.00?"}
    facts={(form) => (form === longText ? [...lines, { label: longText, value: longText }] : lines)}
    confirmLabel="Deposit"
    amount={() => "₱ 1,500.00"}
  />
)

export const Lines = WithLines.bind({})

export const SendingLines = WithLines.bind({})
SendingLines.args = {
  state: { _tag: "Sending", round: 0, request, isRepeat: false, isRecordOpened: false },
}

export const LongLines = WithLines.bind({})
LongLines.args = { state: { _tag: "Confirming", round: 0, request: { ...request, form: longText } } }

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
