import { type ReactNode, useId } from "react"

import { HtmlText } from "#ui/text/HtmlText.tsx"

import styles from "./MessageDetail.module.css"

export interface MessageDetailProps {
  readonly title: string
  /** The formatted time; "" when unknown. */
  readonly time: string
  /** HTML from the gateway, not yet sanitised. */
  readonly html: string
  readonly children?: ReactNode | undefined
}

export const MessageDetail = ({ title, time, html, children }: MessageDetailProps) => {
  const heading = useId()
  return (
    <article aria-labelledby={heading} className={styles["detail"]}>
      <h2 id={heading} tabIndex={-1} className={styles["title"]}>
        {title}
      </h2>
      {time !== "" && <p className={styles["time"]}>{time}</p>}
      <div className={styles["text"]}>
        <HtmlText html={html}>
          {children !== undefined && <div className={styles["foot"]}>{children}</div>}
        </HtmlText>
      </div>
    </article>
  )
}
