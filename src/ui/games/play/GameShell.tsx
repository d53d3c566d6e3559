import { ExternalLink, Maximize, Minimize, RotateCw, X } from "lucide-react"
import * as Dialog from "radix-ui/dialog"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"

import { Button } from "#ui/button/Button.tsx"
import { classes } from "#ui/basic/classes.ts"
import { IconButton } from "#ui/button/IconButton.tsx"

import { GameIframe } from "./GameIframe.tsx"
import styles from "./GameShell.module.css"
import { IframeCover } from "./IframeCover.tsx"
import { useFullscreen } from "./useFullscreen.ts"

export interface GameShellProps {
  readonly name: string
  /** A new address opens a new iframe. */
  readonly url: string
  readonly balance: ReactNode
  /** The time played, such as `4:05`; undefined if `strip` shows a session time. */
  readonly clock: string | undefined
  /** The net change, signed and formatted; undefined before a round. */
  readonly net: string | undefined
  /** Shown under the bar, or beside the bar in landscape. */
  readonly strip?: ReactNode
  readonly state: "loading" | "ready" | "stuck"
  readonly covered?: boolean | undefined
  readonly onReady: () => void
  readonly onClose: () => void
  readonly onOpenPage: () => void
  /** The iframe has navigated to an address of the lobby. */
  readonly onLobby: (path: string) => void
}

const toneOf = (net: string): string | undefined => {
  if (net.startsWith("−")) return styles["loss"]
  return net.startsWith("+") ? styles["gain"] : undefined
}

const FullscreenButton = () => {
  const { t } = useTranslation()
  const { possible, full, toggle } = useFullscreen()
  if (!possible) return null
  return (
    <IconButton label={t(full ? "leave_fullscreen" : "enter_fullscreen")} onPress={toggle}>
      {full ? <Minimize /> : <Maximize />}
    </IconButton>
  )
}

type BarProps = Pick<GameShellProps, "name" | "balance" | "clock" | "net" | "onClose" | "onOpenPage">

const Bar = ({ name, balance, clock, net, onClose, onOpenPage }: BarProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles["bar"]}>
      <IconButton label={t("close_game")} onPress={onClose}>
        <X />
      </IconButton>
      <div className={styles["about"]}>
        <Dialog.Title className={styles["name"]}>{name}</Dialog.Title>
        <p className={styles["session"]}>
          {clock !== undefined && (
            <span role="timer" aria-label={t("session_time")} className={styles["clock"]}>
              {clock}
            </span>
          )}
          {net !== undefined && (
            <span role="status" aria-label={t("net_change")} className={classes(styles["net"], toneOf(net))}>
              {t("net")} {net}
            </span>
          )}
        </p>
      </div>
      <div className={styles["balance"]}>{balance}</div>
      {/* Browsers do not report that a game refuses iframes, so the bar always offers the page. */}
      <IconButton label={t("open_full_page")} onPress={onOpenPage}>
        <ExternalLink />
      </IconButton>
      <FullscreenButton />
    </div>
  )
}

const RotateHint = () => {
  const { t } = useTranslation()
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return (
    <div className={styles["hint"]}>
      <RotateCw aria-hidden />
      <p className={styles["words"]}>{t("rotate_hint")}</p>
      <IconButton label={t("dismiss")} onPress={() => setDismissed(true)}>
        <X />
      </IconButton>
    </div>
  )
}

const Stuck = ({ onClose, onOpenPage }: Pick<GameShellProps, "onClose" | "onOpenPage">) => {
  const { t } = useTranslation()
  return (
    <IframeCover>
      <div className={styles["stuck"]} role="alert">
        <p className={styles["title"]}>{t("game_stuck_title")}</p>
        <p className={styles["text"]}>{t("game_stuck")}</p>
        <div className={styles["ways"]}>
          <Button wide variant="primary" onPress={onOpenPage}>
            {t("open_full_page")}
          </Button>
          <Button wide onPress={onClose}>
            {t("back")}
          </Button>
        </div>
      </div>
    </IframeCover>
  )
}

export const GameShell = (props: GameShellProps) => {
  const { name, url, strip, state, covered, onReady, onClose, onOpenPage, onLobby } = props
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles["shell"]}
          aria-describedby={undefined}
          // If a dialog covers the game, the dialog handles Escape, even if the dialog has only just opened.
          onEscapeKeyDown={(event) => covered === true && event.preventDefault()}
        >
          <div className={styles["head"]}>
            <Bar {...props} />
            {strip}
            <RotateHint />
          </div>
          <div className={styles["stage"]}>
            <GameIframe
              key={url}
              name={name}
              url={url}
              covered={covered}
              onReady={onReady}
              onCloseRequest={onClose}
              onLobby={onLobby}
            />
            {state === "loading" && <IframeCover />}
            {state === "stuck" && <Stuck onClose={onClose} onOpenPage={onOpenPage} />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
