import { CircleHelp } from "lucide-react"
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { dateTimeText } from "#i18n/formatting.ts"
import { Button, ButtonLink } from "#ui/button/Button.tsx"
import { type Fact, FactList } from "#ui/text/FactList.tsx"
import type { Press } from "#ui/button/PressLink.tsx"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"
import styles from "./Outcome.module.css"

export interface UnsettledMoveProps {
  readonly hint: string
  readonly facts: ReadonlyArray<Fact>
  /** Epoch milliseconds. */
  readonly sentAt: number | undefined
  readonly busy?: boolean | undefined
  readonly record: { readonly href: string; readonly onPress?: Press | undefined }
  /** If true, shows the button that marks the unsettled request, such as a deposit, as settled. */
  readonly isRecordOpened: boolean
  /** If undefined, the unsettled request, such as a deposit, cannot be sent again. */
  readonly onRetry?: (() => void) | undefined
  /** If true, a retry may move the money again, so the player sees the record first. */
  readonly isSecond?: boolean | undefined
  readonly onSettled: () => void
  readonly children?: ReactNode | undefined
}

export const UnsettledMove = (props: UnsettledMoveProps) => {
  const { hint, busy, record, isRecordOpened, onRetry, isSecond = false, onSettled, children } = props
  const { t, i18n } = useTranslation()
  const sentTime = props.sentAt === undefined ? "" : dateTimeText(i18n.language, props.sentAt)
  const facts = sentTime === "" ? props.facts : [...props.facts, { label: t("sent_time"), value: sentTime }]
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<"retry" | "settled">()
  useEffect(() => heading.current?.focus(), [])
  const retry = (event: FormEvent) => {
    event.preventDefault()
    if (isSecond) setAsked("retry")
    else onRetry?.()
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
        <ButtonLink variant="primary" wide {...record}>
          {t("see_record")}
        </ButtonLink>
        {onRetry !== undefined && (!isSecond || isRecordOpened) && (
          <>
            {children}
            <Button type="submit" wide busy={busy}>
              {t("try_again")}
            </Button>
          </>
        )}
        {isRecordOpened && (
          <Button variant="quiet" wide disabled={busy} onPress={() => setAsked("settled")}>
            {t("move_settled")}
          </Button>
        )}
      </form>
      <ConfirmDialog
        open={asked === "settled"}
        text={t("settle_question")}
        confirmLabel={t("move_settled")}
        onCancel={() => setAsked(undefined)}
        onConfirm={onSettled}
      />
      <ConfirmDialog
        open={asked === "retry"}
        text={t("second_payment")}
        confirmLabel={t("send_anyway")}
        danger
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          onRetry?.()
        }}
      />
    </div>
  )
}
