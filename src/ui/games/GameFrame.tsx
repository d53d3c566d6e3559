import { useCallback, useEffect, useLayoutEffect, useRef } from "react"

import { sandboxOf } from "#domain/frame/Sandbox.ts"

import styles from "./GameShell.module.css"

export interface GameFrameProps {
  readonly name: string
  readonly url: string
  readonly onReady: () => void
  readonly onCloseRequest: () => void
}

const isCloseRequest = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "type" in message && message.type === "closeGame"

/** The frame of a game. Its sandbox allows only scripts, forms and its own storage. */
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
  // Some engines continue playing in a removed frame, so it is emptied first.
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
      sandbox={sandboxOf(url, window.origin, "allow-forms")}
      allow="autoplay; fullscreen"
      className={styles["frame"]}
      onLoad={onReady}
    />
  )
}
