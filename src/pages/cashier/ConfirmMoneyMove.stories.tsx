import type { Story, StoryDefault } from "@ladle/react"
import { useTranslation } from "react-i18next"

import { longText, nothing } from "#ladle/samples.tsx"

import { ConfirmMoneyMove, type ConfirmMoneyMoveProps } from "./ConfirmMoneyMove.tsx"

type Props = Pick<ConfirmMoneyMoveProps<string, unknown>, "state">

const request = { form: "Paper lantern, red: 120 points", requestId: "1" }

export default {
  title: "Cashier / Confirmation of a money move",
  args: { state: { _tag: "Confirming", formNumber: 0, request } },
} satisfies StoryDefault<Props>

const Template: Story<Props> = ({ state }) => {
  const { t } = useTranslation()
  return (
    <ConfirmMoneyMove
      state={state}
      send={nothing}
      text={() => t("exchange_question")}
      detail={(form) => form}
      confirmLabel={t("exchange")}
    />
  )
}

const WithLines: Story<Props> = ({ state }) => {
  const { t } = useTranslation()
  const lines = [
    { label: t("deposit_methods"), value: t("method_MANUAL") },
    { label: t("bank"), value: "Jade Coin Bank •••• 6053" },
    { label: t("amount"), value: "₱ 1,500.00" },
    { label: t("deposit_promo"), value: "+ ₱ 375.00" },
    { label: t("you_get"), value: "₱ 1,875.00" },
  ]
  return (
    <ConfirmMoneyMove
      state={state}
      send={nothing}
      text={() => t("deposit_confirm", { amount: "₱ 1,500.00" })}
      facts={(form) => (form === longText ? [...lines, { label: longText, value: longText }] : lines)}
      confirmLabel={t("deposit")}
      amount={() => "₱ 1,500.00"}
    />
  )
}

export const Lines = WithLines.bind({})

export const SendingLines = WithLines.bind({})
SendingLines.args = {
  state: { _tag: "Sending", formNumber: 0, request, isRepeat: false, isRecordOpened: false },
}

export const LongLines = WithLines.bind({})
LongLines.args = { state: { _tag: "Confirming", formNumber: 0, request: { ...request, form: longText } } }

export const Confirming = Template.bind({})

export const Sending = Template.bind({})
Sending.args = {
  state: { _tag: "Sending", formNumber: 0, request, isRepeat: false, isRecordOpened: false },
}

export const DeviceCannotStore = Template.bind({})
DeviceCannotStore.args = { state: { _tag: "Confirming", formNumber: 0, request, obstacle: "untracked" } }

export const OtherTabBusy = Template.bind({})
OtherTabBusy.args = { state: { _tag: "Confirming", formNumber: 0, request, obstacle: "otherTab" } }

export const LongText = Template.bind({})
LongText.args = { state: { _tag: "Confirming", formNumber: 0, request: { ...request, form: longText } } }
