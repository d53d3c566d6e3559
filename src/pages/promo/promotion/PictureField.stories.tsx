import type { Story, StoryDefault } from "@ladle/react"

import type { ImageFault } from "#domain/promo/PromotionRules.ts"
import { nothing, padded } from "#ladle/samples.tsx"

import { PictureField } from "./PictureField.tsx"

interface Props {
  readonly files: ReadonlyArray<File>
  readonly faults: ReadonlyArray<{ readonly name: string; readonly fault: ImageFault }>
  readonly disabled: boolean
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle cx="40" cy="40" r="30" fill="#c84"/></svg>`
const pictures = ["deposit.svg", "receipt.svg"].map(
  (name) => new File([drawing], name, { type: "image/svg+xml" }),
)

export default {
  title: "Promotions / Pictures of an application",
  decorators: [padded],
  args: { files: [], faults: [], disabled: false },
} satisfies StoryDefault<Props>

const Template: Story<Props> = (args) => (
  <PictureField {...args} ref={null} onChoose={nothing} onRemove={nothing} />
)

export const Empty = Template.bind({})

export const Filled = Template.bind({})
Filled.args = { files: pictures }

export const Disabled = Template.bind({})
Disabled.args = { files: pictures, disabled: true }

export const Refused = Template.bind({})
Refused.args = { faults: [{ name: "a very long name of a picture ".repeat(4), fault: "size" }] }
