import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { ButtonLink } from "#ui/button/Button.tsx"
import { MoneyReceipt, type MoneyReceiptProps } from "./MoneyReceipt.tsx"

export default {
  title: "Components / Cashier / Money receipt",
  decorators: [padded],
  args: {
    title: "Waiting for your payment",
    amount: "₱ 500.00",
    mark: "done",
    state: "pending",
    hint: "We will add it to your balance as soon as the payment arrives.",
    facts: [
      { label: "Reference number", value: "D7KQ2M0ZX", copy: "D7KQ2M0ZX" },
      { label: "Bonus", value: "+ ₱ 50.00" },
      { label: "You get", value: "₱ 550.00" },
      { label: "Arrives", value: "In about 10 min" },
    ],
    record: { href: "#record" },
    again: "Make another deposit",
    onAgain: () => {},
    onCopy: () => {},
  },
} satisfies StoryDefault<MoneyReceiptProps>

const Template: Story<MoneyReceiptProps> = (args) => <MoneyReceipt {...args} />

export const Done = Template.bind({})

export const PaymentContinues = Template.bind({})
PaymentContinues.args = {
  title: "Waiting for your payment",
  mark: "waiting",
  children: (
    <ButtonLink variant="primary" wide elsewhere href="#pay">
      Pay now
    </ButtonLink>
  ),
}

export const Checking = Template.bind({})
Checking.args = { state: "checking" }

export const Paid = Template.bind({})
Paid.args = { title: "Paid", hint: "", state: "done" }

export const Refused = Template.bind({})
Refused.args = { title: "Refused", hint: "", mark: "refused", state: "refused" }

export const StateUnknown = Template.bind({})
StateUnknown.args = { state: "unreadable" }

export const LongText = Template.bind({})
LongText.args = { title: longText, amount: "₱ 123,456,789,012.00", hint: longText }
