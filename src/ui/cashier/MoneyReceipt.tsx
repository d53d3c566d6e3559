import { CircleCheck, CircleX, Hourglass, type LucideIcon } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"

import { isKnown, type KnownState } from "#domain/records/Transaction.ts"

import { Button, ButtonLink } from "#ui/button/Button.tsx"
import { type Fact, FactList } from "#ui/text/FactList.tsx"
import type { Press } from "#ui/button/PressLink.tsx"
import { classes } from "#ui/basic/classes.ts"
import styles from "./Outcome.module.css"
import { StateLine } from "./StateLine.tsx"

type Mark = "done" | "waiting" | "refused"

const icons: Readonly<Record<Mark, LucideIcon>> = { done: CircleCheck, waiting: Hourglass, refused: CircleX }

export interface MoneyReceiptProps {
  readonly title: string
  readonly amount: string
  readonly mark: Mark
  readonly state: KnownState
  readonly deadline?: ReactNode
  readonly hint: string
  readonly facts: ReadonlyArray<Fact>
  readonly onCopy: (text: string) => void
  readonly record: { readonly href: string; readonly onPress?: Press | undefined }
  readonly again: string
  readonly onAgain: () => void
  readonly children?: ReactNode | undefined
}

export const MoneyReceipt = (props: MoneyReceiptProps) => {
  const { title, amount, mark, state, deadline, hint, facts, onCopy, record, again, onAgain, children } =
    props
  const { t } = useTranslation()
  const Icon = icons[mark]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <section className={classes(styles["outcome"], styles["columns"])} aria-label={title}>
      <div>
        <Icon className={styles[mark]} aria-hidden />
        <h2 ref={heading} tabIndex={-1} className={classes(styles["title"], styles["receipt"])}>
          {title}
        </h2>
        <p className={styles["amount"]}>{amount}</p>
        {deadline}
        {hint !== "" && <p className={styles["hint"]}>{hint}</p>}
        {isKnown(state) && (
          <div className={styles["state"]}>
            <StateLine state={state} />
          </div>
        )}
      </div>
      <div>
        {children}
        <div className={styles["card"]}>
          <FactList facts={facts} onCopy={onCopy} />
        </div>
        <div className={styles["actions"]}>
          <ButtonLink wide {...record}>
            {t("see_record")}
          </ButtonLink>
          <Button variant="quiet" wide onPress={onAgain}>
            {again}
          </Button>
        </div>
      </div>
    </section>
  )
}
