import * as AlertDialog from "radix-ui/alert-dialog"
import { useRef } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { Button } from "../basic/Button.tsx"
import styles from "./Question.module.css"
import { useMaskGuard } from "./useMaskGuard.ts"

export interface QuestionProps {
  readonly open: boolean
  /** What is asked; it names the dialog. */
  readonly text: string
  readonly detail?: string | undefined
  /** 'Cancel' when left out. */
  readonly cancelLabel?: string | undefined
  readonly confirmLabel: string
  /** What is confirmed cannot be taken back. */
  readonly danger?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** The player has to answer; the mask does not close it, Escape means cancel. */
export const Question = (props: QuestionProps) => {
  const { t } = useTranslation()
  const { onOpenAutoFocus, onCloseAutoFocus } = useMaskGuard().content
  const safeAnswer = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(next) => !next && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles["mask"]} />
        <AlertDialog.Content
          className={styles["dialog"]}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus()
            event.preventDefault()
            safeAnswer.current?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          {...(props.detail === undefined ? { "aria-describedby": undefined } : {})}
        >
          <AlertDialog.Title className={styles["text"]}>{props.text}</AlertDialog.Title>
          {props.detail !== undefined && (
            <AlertDialog.Description className={styles["detail"]}>{props.detail}</AlertDialog.Description>
          )}
          <div className={styles["foot"]}>
            <Button ref={safeAnswer} wide onPress={props.onCancel}>
              {props.cancelLabel ?? t("cancel")}
            </Button>
            <Button
              wide
              variant={props.danger === true ? "danger" : "primary"}
              busy={props.busy ?? false}
              onPress={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
