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
  /** Names from outside are `isolated`. */
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
  /** The first button is the primary one. */
  readonly answers: ReadonlyArray<PlayAnswer>
  /** Called by Escape and back. Undefined: both leave the dialog open. */
  readonly onEscape?: (() => void) | undefined
}

// A full-screen iframe would cover the dialog.
const endIframeFullscreen = (): void => {
  if (document.fullscreenElement instanceof HTMLIFrameElement) document.exitFullscreen().catch(() => {})
}

// No button has the focus at first, so that a key of the game presses none.
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
