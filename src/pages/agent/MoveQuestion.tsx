import { useTranslation } from "#ui/texts.tsx"

import type * as MoneyMove from "#machines/MoneyMove.ts"
import { Question } from "#ui/overlay/Question.tsx"

type Pressed = { readonly _tag: "Confirmed" | "Cancelled" | "RetryPressed" | "StartedOver" }

interface Props<Form, Receipt> {
  readonly state: MoneyMove.State<Form, Receipt>
  readonly send: (event: Pressed) => void
  /** What is asked before the money moves. */
  readonly question: (form: Form) => string
  readonly confirmLabel: string
}

/** Money that is about to move: asked for once more; and once again where nobody knows whether it has moved. */
export const MoveQuestion = <Form, Receipt>(props: Props<Form, Receipt>) => {
  const { state, send, question, confirmLabel } = props
  const { t } = useTranslation()
  switch (state._tag) {
    case "Editing":
    case "Done":
      return null
    case "Unsure":
      return (
        <Question
          open
          text={question(state.request.form)}
          detail={`${t(state.message.key, { ...state.message.values })} ${t("transfer_unsure")}`}
          cancelLabel={t("close")}
          confirmLabel={t("try_again")}
          onCancel={() => send({ _tag: "StartedOver" })}
          onConfirm={() => send({ _tag: "RetryPressed" })}
        />
      )
    default:
      return (
        <Question
          open
          text={question(state.request.form)}
          confirmLabel={confirmLabel}
          busy={state._tag === "Sending"}
          onCancel={() => send({ _tag: "Cancelled" })}
          onConfirm={() => send({ _tag: "Confirmed" })}
        />
      )
  }
}
