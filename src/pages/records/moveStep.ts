import type { State } from "#machines/MoneyMove.ts"
import type { MoveQuestionProps } from "#ui/overlay/MoveQuestion.tsx"

/** How a move stands, as its question shows it. */
export const moveStep = <Form, Receipt>(state: State<Form, Receipt>): MoveQuestionProps["step"] => {
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

/** What was asked for, while it is confirmed, sent or unsure. */
export const requested = <Form, Receipt>(state: State<Form, Receipt>): Form | undefined =>
  "request" in state ? state.request.form : undefined
