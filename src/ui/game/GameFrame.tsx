import { useCallback, useEffect, useLayoutEffect, useRef } from "react"

import styles from "./GameShell.module.css"

export interface GameFrameProps {
  readonly name: string
  readonly url: string
  readonly onReady: () => void
  readonly onCloseRequest: () => void
}

const isCloseRequest = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "type" in message && message.type === "closeGame"

/** The frame a game runs in. It may script, keep its own storage and send forms; no more. */
export const GameFrame = ({ name, url, onReady, onCloseRequest }: GameFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const close = useRef(onCloseRequest)
  useLayoutEffect(() => {
    close.current = onCloseRequest
  })
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (isCloseRequest(data)) close.current()
    }
    window.addEventListener("message", hear)
    return () => window.removeEventListener("message", hear)
  }, [])
  // Some engines let a removed frame go on playing, so it is emptied first.
  const keep = useCallback((element: HTMLIFrameElement) => {
    frame.current = element
    return () => {
      frame.current = null
      element.src = "about:blank"
    }
  }, [])
  return (
    <iframe
      ref={keep}
      title={name}
      src={url}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-forms"
      allow="autoplay; fullscreen"
      className={styles["frame"]}
      onLoad={onReady}
    />
  )
}
