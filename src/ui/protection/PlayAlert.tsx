import * as AlertDialog from "radix-ui/alert-dialog"
import { type ReactNode, useEffect } from "react"

import { NamedText } from "#ui/overlay/NamedText.tsx"
import { Button } from "#ui/button/Button.tsx"
import { useOverlay } from "#ui/overlay/useOverlay.ts"
import { useMaskGuard } from "#ui/overlay/useMaskGuard.ts"

import styles from "./PlayAlert.module.css"

export interface PlayAnswer {
  readonly label: string
  readonly onPress: () => void
}

export interface PlayAlertProps {
  readonly open: boolean
  /** Wrap names from the gateway in `isolated`. */
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
  /** The buttons of the dialog. The first button is the primary button. */
  readonly answers: ReadonlyArray<PlayAnswer>
  /** Called for Escape and the back button. If undefined, the dialog stays open. */
  readonly onEscape?: (() => void) | undefined
}

// Ends the full screen of an iframe, which would cover the dialog.
const endIframeFullscreen = (): void => {
  if (document.fullscreenElement instanceof HTMLIFrameElement) document.exitFullscreen().catch(() => {})
}

// Initially no button has the focus, so that a key that the player presses for the game presses no button.
export const PlayAlert = ({ open, title, lead, children, answers, onEscape }: PlayAlertProps) => {
  const { onOpenAutoFocus, onCloseAutoFocus } = useMaskGuard().content
  useOverlay(open && onEscape !== undefined, () => onEscape?.())
  useEffect(() => {
    if (!open) return undefined
    endIframeFullscreen()
    document.addEventListener("fullscreenchange", endIframeFullscreen)
    return () => document.removeEventListener("fullscreenchange", endIframeFullscreen)
  }, [open])
  return (
    <AlertDialog.Root open={open}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles["mask"]} />
        <AlertDialog.Content
          className={styles["dialog"]}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            onEscape?.()
          }}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus(event)
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <AlertDialog.Title className={styles["title"]}>
            <NamedText text={title} />
          </AlertDialog.Title>
          <AlertDialog.Description className={styles["lead"]}>{lead}</AlertDialog.Description>
          {children}
          <div className={styles["answers"]}>
            {answers.map(({ label, onPress }, index) => (
              <Button key={label} wide variant={index === 0 ? "primary" : "secondary"} onPress={onPress}>
                {label}
              </Button>
            ))}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
