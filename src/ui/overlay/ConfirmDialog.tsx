import * as AlertDialog from "radix-ui/alert-dialog"
import { type ReactNode, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { Button } from "#ui/button/Button.tsx"
import styles from "./ConfirmDialog.module.css"
import { NamedText } from "./NamedText.tsx"
import { useOverlay } from "./useOverlay.ts"
import { useMaskGuard } from "./useMaskGuard.ts"
import { usePull } from "./usePull.ts"

export interface ConfirmDialogProps {
  readonly open: boolean
  /** The question, also the dialog's accessible name. Wrap names from the gateway in `isolated`, also in `detail`. */
  readonly text: string
  readonly detail?: string | undefined
  /** Shown instead of `detail`. */
  readonly lines?: ReactNode | undefined
  readonly cancelLabel?: string | undefined
  /** If undefined, the dialog has only the cancel button. */
  readonly confirmLabel?: string | undefined
  /** The accessible name of the confirm button; contains `confirmLabel`. */
  readonly confirmName?: string | undefined
  readonly danger?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly onCancel: () => void
  readonly onConfirm?: (() => void) | undefined
}

const Description = ({ detail, lines }: Pick<ConfirmDialogProps, "detail" | "lines">) => {
  if (lines !== undefined)
    return (
      <AlertDialog.Description asChild>
        <div className={styles["lines"]}>{lines}</div>
      </AlertDialog.Description>
    )
  if (detail === undefined) return null
  return (
    <AlertDialog.Description className={styles["detail"]}>
      <NamedText text={detail} />
    </AlertDialog.Description>
  )
}

/** Escape and pulling the panel down cancel the question. A press on the mask does not. */
export const ConfirmDialog = (given: ConfirmDialogProps) => {
  // The content must not change while a closed dialog fades out.
  const [last, setLast] = useState(given)
  if (given.open && last !== given) setLast(given)
  const props = given.open ? given : { ...last, open: false }
  const { t } = useTranslation()
  const { onOpenAutoFocus, onCloseAutoFocus } = useMaskGuard().content
  useOverlay(given.open, given.onCancel)
  const pull = usePull(props.busy === true ? undefined : props.onCancel)
  const safeAnswer = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(next) => !next && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles["mask"]} />
        <AlertDialog.Content
          className={styles["panel"]}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus(event)
            event.preventDefault()
            safeAnswer.current?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          {...((props.lines ?? props.detail) === undefined ? { "aria-describedby": undefined } : {})}
        >
          <AlertDialog.Title {...pull} className={styles["text"]}>
            <NamedText text={props.text} />
          </AlertDialog.Title>
          <Description detail={props.detail} lines={props.lines} />
          <div className={styles["foot"]}>
            <Button ref={safeAnswer} onPress={props.onCancel}>
              {props.cancelLabel ?? t("cancel")}
            </Button>
            {props.confirmLabel !== undefined && (
              <Button
                variant={props.danger === true ? "danger" : "primary"}
                busy={props.busy ?? false}
                label={props.confirmName}
                onPress={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
