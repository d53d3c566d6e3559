import { useCallback, useEffect, useLayoutEffect, useRef } from "react"

import { originOf, sandboxOf } from "#domain/frame/Sandbox.ts"

import styles from "./GameShell.module.css"

export interface GameIframeProps {
  readonly name: string
  readonly url: string
  /** A dialog covers it: it takes neither focus nor input, where the browser can keep them from it. */
  readonly covered?: boolean | undefined
  readonly onReady: () => void
  readonly onCloseRequest: () => void
}

const isCloseRequest = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "type" in message && message.type === "closeGame"

/** The iframe of a game. Its sandbox allows only scripts, forms and its own storage. */
export const GameIframe = ({ name, url, covered = false, onReady, onCloseRequest }: GameIframeProps) => {
  const iframe = useRef<HTMLIFrameElement>(null)
  const close = useRef(onCloseRequest)
  useLayoutEffect(() => {
    close.current = onCloseRequest
  })
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== iframe.current?.contentWindow) return
      // The iframe may have left for another site, which does not speak for the game.
      if (origin !== originOf(url, window.origin)) return
      if (isCloseRequest(data)) close.current()
    }
    window.addEventListener("message", hear)
    return () => window.removeEventListener("message", hear)
  }, [url])
  // Some engines continue playing in a removed iframe, so it is emptied first.
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
