import { CircleHelp } from "lucide-react"
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { Button, ButtonLink } from "#ui/button/Button.tsx"
import { type Fact, FactList } from "#ui/text/FactList.tsx"
import type { Press } from "#ui/button/PressLink.tsx"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"
import styles from "./Outcome.module.css"

export interface UnsettledMoveProps {
  readonly hint: string
  readonly facts: ReadonlyArray<Fact>
  readonly busy?: boolean | undefined
  readonly record: { readonly href: string; readonly onPress?: Press | undefined }
  /** If true, shows the button that marks the unsettled request, such as a deposit, as settled. */
  readonly isRecordOpened: boolean
  /** If undefined, the unsettled request, such as a deposit, cannot be sent again. */
  readonly onRetry?: (() => void) | undefined
  readonly onSettled: () => void
  readonly children?: ReactNode | undefined
}

export const UnsettledMove = (props: UnsettledMoveProps) => {
  const { hint, facts, busy, record, isRecordOpened, onRetry, onSettled, children } = props
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const retry = (event: FormEvent) => {
    event.preventDefault()
    onRetry?.()
  }
  return (
    <div role="status" className={styles["outcome"]} aria-label={t("move_unsettled")}>
      <CircleHelp className={styles["unsettled"]} aria-hidden />
      <h2 ref={heading} tabIndex={-1} className={styles["title"]}>
        {t("move_unsettled")}
      </h2>
      <p className={styles["hint"]}>{hint}</p>
      <div className={styles["card"]}>
        <FactList facts={facts} />
      </div>
      <form noValidate className={styles["actions"]} onSubmit={retry}>
        {children}
        {onRetry !== undefined && (
          <Button type="submit" variant="primary" wide busy={busy}>
            {t("try_again")}
          </Button>
        )}
        <ButtonLink wide {...record}>
          {t("see_record")}
        </ButtonLink>
        {isRecordOpened && (
          <Button variant="quiet" wide disabled={busy} onPress={() => setAsked(true)}>
            {t("move_settled")}
          </Button>
        )}
      </form>
      <ConfirmDialog
        open={isAsked}
        text={t("settle_question")}
        confirmLabel={t("move_settled")}
        onCancel={() => setAsked(false)}
        onConfirm={onSettled}
      />
    </div>
  )
}
