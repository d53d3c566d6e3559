import type { Ref } from "react"
import { useTranslation } from "react-i18next"

import type { RegisterStep } from "#domain/entry/RegisterSteps.ts"
import { classes } from "#ui/basic/classes.ts"

import styles from "./RegisterStep.module.css"

const titles = { account: "register_account", details: "register_details" } as const

interface Props {
  readonly step: RegisterStep
  readonly place: { readonly index: number; readonly of: number }
  readonly ref?: Ref<HTMLHeadingElement>
}

export const StepHead = ({ step, place, ref }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={styles["head"]}>
      <h2 ref={ref} tabIndex={-1} className={styles["title"]}>
        {t(titles[step])}
      </h2>
      <span className={styles["place"]}>{t("step_of", { step: place.index + 1, steps: place.of })}</span>
      <span aria-hidden className={styles["bar"]}>
        {Array.from({ length: place.of }, (_, index) => (
          <i key={index} className={classes(styles["part"], index <= place.index && styles["done"])} />
        ))}
      </span>
    </div>
  )
}
