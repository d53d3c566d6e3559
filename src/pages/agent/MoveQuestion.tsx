import type * as MoneyMove from "#machines/MoneyMove.ts"
import { MoveQuestion as Question, type MoveQuestionProps } from "#ui/overlay/MoveQuestion.tsx"

type Pressed = { readonly _tag: "Confirmed" | "Cancelled" | "RetryPressed" | "StartedOver" }

interface Props<Form, Receipt> extends Pick<MoveQuestionProps, "confirmLabel"> {
  readonly state: MoneyMove.State<Form, Receipt>
  readonly send: (event: Pressed) => void
  /** What is asked before the money moves. */
  readonly question: (form: Form) => string
  readonly detail: (form: Form) => string
}

const stepOf = <Form, Receipt>(state: MoneyMove.State<Form, Receipt>): MoveQuestionProps["step"] => {
  switch (state._tag) {
    case "Editing":
    case "Done":
      return "idle"
    case "Confirming":
      return "confirming"
    case "Sending":
      return state.isRepeat ? "asking" : "sending"
    case "Unsure":
      return "unsure"
  }
}

/** Money that is about to move below an agent: what is asked of it as it stands. */
export const MoveQuestion = <Form, Receipt>(props: Props<Form, Receipt>) => {
  const { state, send, question, detail, confirmLabel } = props
  const form = "request" in state ? state.request.form : undefined
  return (
    <Question
      step={stepOf(state)}
      text={form === undefined ? "" : question(form)}
      detail={form === undefined ? "" : detail(form)}
      confirmLabel={confirmLabel}
      onConfirm={() => send({ _tag: "Confirmed" })}
      onCancel={() => send({ _tag: "Cancelled" })}
      onRetry={() => send({ _tag: "RetryPressed" })}
      onLeave={() => send({ _tag: "StartedOver" })}
    />
  )
}
