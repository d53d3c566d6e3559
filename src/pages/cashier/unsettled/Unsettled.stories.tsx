import type { StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { Unsettled, type UnsettledProps } from "./Unsettled.tsx"

export default { title: "Cashier / Unsettled money move" } satisfies StoryDefault

type Props = UnsettledProps<string, unknown>

const request = { form: "Jade Coin Bank", requestId: "1" }
const unsettled = {
  _tag: "Unsettled",
  formNumber: 0,
  request,
  isRecordOpened: false,
  error: undefined,
} as const

const story = (state: Props["state"], kind: Props["kind"] = "deposit") =>
  storiesOf(
    <div className="padded">
      <Unsettled
        kind={kind}
        state={state}
        send={nothing}
        facts={(form) => [{ label: "₱ 500.00", value: form }]}
      />
    </div>,
  )({ persona: "0" })

export const Deposit = story(unsettled)

export const Exchange = story(unsettled, "exchange")

export const RecordOpened = story({ ...unsettled, isRecordOpened: true })

export const Sending = story({
  _tag: "Sending",
  formNumber: 0,
  request,
  isRepeat: true,
  isRecordOpened: false,
})

export const NothingUnsettled = story({ _tag: "Confirming", formNumber: 0, request })

export const LongText = story({ ...unsettled, request: { ...request, form: longText } })
