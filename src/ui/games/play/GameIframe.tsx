import { useCallback, useEffect, useLayoutEffect, useRef } from "react"

import { originOf, sandboxOf } from "#domain/frame/Sandbox.ts"

import styles from "./GameShell.module.css"

export interface GameIframeProps {
  readonly name: string
  readonly url: string
  /** True if a dialog covers the iframe. If the browser supports `inert`, the iframe then takes no focus or input. */
  readonly covered?: boolean | undefined
  readonly onReady: () => void
  readonly onCloseRequest: () => void
}

const isCloseRequest = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "type" in message && message.type === "closeGame"

/** The sandbox allows only scripts, forms and the game's own storage. */
export const GameIframe = ({ name, url, covered = false, onReady, onCloseRequest }: GameIframeProps) => {
  const iframe = useRef<HTMLIFrameElement>(null)
  const close = useRef(onCloseRequest)
  useLayoutEffect(() => {
    close.current = onCloseRequest
  })
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== iframe.current?.contentWindow) return
      // The iframe may have navigated to another site, which must not close the game.
      if (origin !== originOf(url, window.origin)) return
      if (isCloseRequest(data)) close.current()
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
      sandbox={sandboxOf(url, window.origin, "allow-forms")}
      allow="autoplay; fullscreen"
      className={styles["frame"]}
      tabIndex={covered ? -1 : undefined}
      inert={covered}
      onLoad={onReady}
    />
  )
}
