import { useCallback, useEffect, useLayoutEffect, useRef } from "react"

import { pathReached } from "#domain/frame/lobbyReached.ts"
import { originOf, sandboxOf } from "#domain/frame/Sandbox.ts"

import styles from "./GameShell.module.css"

export interface GameIframeProps {
  readonly name: string
  readonly url: string
  /** True if a dialog covers the iframe. If the browser supports `inert`, the iframe then takes no focus or input. */
  readonly covered?: boolean | undefined
  readonly onReady: () => void
  readonly onCloseRequest: () => void
  /** The iframe has navigated to an address of the lobby, where boot has stopped. */
  readonly onLobby: (path: string) => void
}

const isCloseRequest = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "type" in message && message.type === "closeGame"

/** The sandbox allows only scripts, forms, new windows and the game's own storage. */
export const GameIframe = ({ name, url, covered = false, onReady, ...events }: GameIframeProps) => {
  const iframe = useRef<HTMLIFrameElement>(null)
  const handlers = useRef(events)
  useLayoutEffect(() => {
    handlers.current = events
  })
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== iframe.current?.contentWindow) return
      const path = origin === window.origin ? pathReached(data) : undefined
      if (path !== undefined) handlers.current.onLobby(path)
      // The iframe may have navigated to another site, which must not close the game.
      if (origin !== originOf(url, window.origin)) return
      if (isCloseRequest(data)) handlers.current.onCloseRequest()
    }
    window.addEventListener("message", hear)
    return () => window.removeEventListener("message", hear)
  }, [url])
  // In some engines a game continues in a removed iframe, so the iframe first loads an empty page.
  const keep = useCallback((element: HTMLIFrameElement) => {
    iframe.current = element
    return () => {
      iframe.current = null
      element.src = "about:blank"
    }
  }, [])
  return (
    <iframe
      ref={keep}
      title={name}
      src={url}
      referrerPolicy="no-referrer"
      sandbox={sandboxOf(url, window.origin, "allow-forms allow-popups")}
      allow="autoplay; fullscreen"
      className={styles["frame"]}
      tabIndex={covered ? -1 : undefined}
      inert={covered}
      onLoad={onReady}
    />
  )
}
