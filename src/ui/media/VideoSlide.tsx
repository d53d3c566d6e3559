import { Play } from "lucide-react"
import type { Ref } from "react"

import { sandboxOf } from "#domain/frame/Sandbox.ts"

import styles from "./VideoCarousel.module.css"

export interface Video {
  readonly key: string
  readonly title: string
  /** An address of the video that an iframe can embed. */
  readonly src: string
}

export interface VideoSlideProps {
  readonly video: Video
  readonly current: boolean
  /** Shows the iframe instead of a placeholder. */
  readonly embedded: boolean
  readonly iframe?: Ref<HTMLIFrameElement> | undefined
}

export const VideoSlide = ({ video: { title, src }, current, embedded, iframe }: VideoSlideProps) => (
  <div role="group" aria-label={title} aria-current={current} className={styles["slide"]}>
    <div className={styles["screen"]}>
      <span className={styles["stand-in"]} aria-hidden>
        <Play />
      </span>
      {embedded && (
        <iframe
          ref={iframe}
          title={title}
          src={src}
          sandbox={sandboxOf(src, window.origin, "allow-presentation")}
          allow="fullscreen; encrypted-media; picture-in-picture"
          className={styles["iframe"]}
        />
      )}
    </div>
    <p className={styles["title"]} aria-hidden>
      {title}
    </p>
  </div>
)
