import { useTranslation } from "#ui/texts.tsx"

import { Question } from "./Question.tsx"

export interface MoveQuestionProps {
  /** How the move stands: nothing is asked while it is `idle`. */
  readonly step: "idle" | "confirming" | "sending" | "unsure" | "asking"
  /** What is to be confirmed. */
  readonly text: string
  readonly detail: string
  readonly confirmLabel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** The same request once more. */
  readonly onRetry: () => void
  /** Leaves it as it is, whatever came of it. */
  readonly onLeave: () => void
}

/** What moves money or points is confirmed; when nobody knows what came of it, the same request may be sent again. */
export const MoveQuestion = (props: MoveQuestionProps) => {
  const { step, text, detail, confirmLabel, onConfirm, onCancel, onRetry, onLeave } = props
  const { t } = useTranslation()
  const isSending = step === "sending" || step === "asking"
  return (
    <>
      <Question
        open={step === "confirming" || step === "sending"}
        text={text}
        detail={detail}
        confirmLabel={confirmLabel}
        busy={isSending}
        // What was sent cannot be called back.
        onCancel={isSending ? () => {} : onCancel}
        onConfirm={onConfirm}
      />
      <Question
        open={step === "unsure" || step === "asking"}
        text={t("move_unsure")}
        detail={t("move_unsure_hint")}
        cancelLabel={t("move_leave")}
        confirmLabel={t("move_ask_again")}
        busy={isSending}
        onCancel={isSending ? () => {} : onLeave}
        onConfirm={onRetry}
      />
    </>
  )
}
