import * as AlertDialog from "radix-ui/alert-dialog"
import { type ReactNode, useEffect } from "react"
import { useTranslation } from "react-i18next"

import { type Choice, choices } from "#domain/protection/RealityCheck.ts"
import { Button } from "#ui/basic/Button.tsx"
import { useMaskGuard } from "#ui/overlay/useMaskGuard.ts"

import styles from "./RealityCheckDialog.module.css"

export interface RealityCheckDialogProps {
  readonly open: boolean
  /** What was staked and won. */
  readonly children: ReactNode
  readonly onAnswer: (choice: Choice) => void
}

const labels = {
  continue: "check_continue",
  records: "my_records",
  break: "take_break",
  signOut: "sign_out",
} as const satisfies Record<Choice, string>

/** Ends the full screen of a frame, which would cover the dialog. */
const endFrameFullscreen = (): void => {
  if (document.fullscreenElement instanceof HTMLIFrameElement) document.exitFullscreen().catch(() => {})
}

/**
 * Interrupts a game with what the session has been so far. Only an answer closes it: neither Escape nor a press on the
 * mask does, and no answer has the focus at first, so that a key of the game gives none.
 */
export const RealityCheckDialog = ({ open, children, onAnswer }: RealityCheckDialogProps) => {
  const { t } = useTranslation()
  const { onOpenAutoFocus, onCloseAutoFocus } = useMaskGuard().content
  useEffect(() => {
    if (!open) return undefined
    endFrameFullscreen()
    document.addEventListener("fullscreenchange", endFrameFullscreen)
    return () => document.removeEventListener("fullscreenchange", endFrameFullscreen)
  }, [open])
  return (
    <AlertDialog.Root open={open}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles["mask"]} />
        <AlertDialog.Content
          className={styles["dialog"]}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus(event)
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <AlertDialog.Title className={styles["title"]}>{t("reality_check")}</AlertDialog.Title>
          <AlertDialog.Description className={styles["lead"]}>{t("check_lead")}</AlertDialog.Description>
          {children}
          <div className={styles["answers"]}>
            {choices.map((choice) => (
              <Button
                key={choice}
                wide
                variant={choice === "continue" ? "primary" : "secondary"}
                onPress={() => onAnswer(choice)}
              >
                {t(labels[choice])}
              </Button>
            ))}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
