import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "../../../.ladle/samples.tsx"
import { ButtonLink } from "../basic/Button.tsx"
import { MoneyReceipt, type MoneyReceiptProps } from "./MoneyReceipt.tsx"

export default {
  title: "ui / cashier / MoneyReceipt",
  decorators: [padded],
  args: {
    title: "Your deposit is on its way",
    amount: "₱ 500.00",
    hint: "It is in your balance as soon as the payment has arrived.",
    facts: [{ label: "Reference number", value: "D7KQ2M0ZX", copy: "D7KQ2M0ZX" }],
    record: { href: "#record" },
    again: "Another deposit",
    onAgain: () => {},
    onCopy: () => {},
  },
} satisfies StoryDefault<MoneyReceiptProps>

const Template: Story<MoneyReceiptProps> = (args) => <MoneyReceipt {...args} />

export const Done = Template.bind({})

export const GoesOn = Template.bind({})
GoesOn.args = {
  children: (
    <ButtonLink variant="primary" wide elsewhere href="#pay">
      Pay now
    </ButtonLink>
  ),
}

export const LongText = Template.bind({})
LongText.args = { title: longText, amount: "₱ 123,456,789,012.00", hint: longText }
