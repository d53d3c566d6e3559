import { CircleHelp } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { Button, ButtonLink } from "../basic/Button.tsx"
import { type Fact, FactList } from "../basic/FactList.tsx"
import type { Press } from "../basic/PressLink.tsx"
import styles from "./Outcome.module.css"

export interface UnsureMoveProps {
  readonly facts: ReadonlyArray<Fact>
  readonly busy?: boolean | undefined
  readonly record: { readonly href: string; readonly onPress?: Press | undefined }
  readonly onRetry: () => void
  readonly onStartOver: () => void
}

/** Money may have moved and nobody knows: the same request can be sent again, and the record tells more. */
export const UnsureMove = ({ facts, busy, record, onRetry, onStartOver }: UnsureMoveProps) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles["outcome"]} aria-label={t("unsure_title")}>
      <CircleHelp className={styles["unsure"]} aria-hidden />
      <h2 ref={heading} tabIndex={-1} className={styles["title"]}>
        {t("unsure_title")}
      </h2>
      <p className={styles["hint"]}>{t("unsure_hint")}</p>
      <div className={styles["card"]}>
        <FactList facts={facts} />
      </div>
      <div className={styles["actions"]}>
        <Button variant="primary" wide busy={busy} onPress={onRetry}>
          {t("try_again")}
        </Button>
        <ButtonLink wide {...record}>
          {t("see_record")}
        </ButtonLink>
        <Button variant="quiet" wide onPress={onStartOver}>
          {t("start_over")}
        </Button>
      </div>
    </section>
  )
}
