import { CircleCheck } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { Button, ButtonLink } from "../basic/Button.tsx"
import { type Fact, FactList } from "../basic/FactList.tsx"
import type { Press } from "../basic/PressLink.tsx"
import styles from "./Outcome.module.css"

export interface MoneyReceiptProps {
  readonly title: string
  /** With its currency. */
  readonly amount: string
  readonly hint: string
  readonly facts: ReadonlyArray<Fact>
  readonly onCopy: (text: string) => void
  readonly record: { readonly href: string; readonly onPress?: Press | undefined }
  /** What the press says that begins another one. */
  readonly again: string
  readonly onAgain: () => void
  /** How it goes on, such as the way to the payment. */
  readonly children?: ReactNode | undefined
}

/** What was done, with the number it is known by. */
export const MoneyReceipt = (props: MoneyReceiptProps) => {
  const { title, amount, hint, facts, onCopy, record, again, onAgain, children } = props
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles["outcome"]} aria-label={title}>
      <CircleCheck className={styles["done"]} aria-hidden />
      <h2 ref={heading} tabIndex={-1} className={styles["title"]}>
        {title}
      </h2>
      <p className={styles["amount"]}>{amount}</p>
      <p className={styles["hint"]}>{hint}</p>
      <div className={styles["card"]}>
        <FactList facts={facts} onCopy={onCopy} />
      </div>
      {children}
      <div className={styles["actions"]}>
        <ButtonLink wide {...record}>
          {t("see_record")}
        </ButtonLink>
        <Button variant="quiet" wide onPress={onAgain}>
          {again}
        </Button>
      </div>
    </section>
  )
}
