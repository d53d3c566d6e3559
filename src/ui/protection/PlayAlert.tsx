import * as AlertDialog from "radix-ui/alert-dialog"
import { type ReactNode, useEffect } from "react"

import { NamedText } from "#ui/overlay/NamedText.tsx"
import { Button } from "#ui/basic/Button.tsx"
import { useLayer } from "#ui/overlay/useLayer.ts"
import { useMaskGuard } from "#ui/overlay/useMaskGuard.ts"

import styles from "./PlayAlert.module.css"

export interface PlayAnswer {
  readonly label: string
  readonly onPress: () => void
}

export interface PlayAlertProps {
  readonly open: boolean
  /** Names the dialog. Names from outside are `isolated`. */
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
  /** The first one is the usual one. */
  readonly answers: ReadonlyArray<PlayAnswer>
  /** Escape, and a step back in the history. Without it both leave the dialog open. */
  readonly onEscape?: (() => void) | undefined
}

/** Ends the full screen of a frame, which would cover the dialog. */
const endFrameFullscreen = (): void => {
  if (document.fullscreenElement instanceof HTMLIFrameElement) document.exitFullscreen().catch(() => {})
}

/**
 * Interrupts play until the player answers. A press on the mask does nothing, and no answer has the focus at first, so that
 * a key of the game gives none.
 */
export const PlayAlert = ({ open, title, lead, children, answers, onEscape }: PlayAlertProps) => {
  const { onOpenAutoFocus, onCloseAutoFocus } = useMaskGuard().content
  useLayer(open && onEscape !== undefined, () => onEscape?.())
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
