import { Copy } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { classes } from "#ui/basic/classes.ts"
import styles from "./FactList.module.css"
import { IconButton } from "#ui/button/IconButton.tsx"

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** The text that a press copies. */
  readonly copy?: string | undefined
}

export interface FactListProps {
  readonly facts: ReadonlyArray<Fact>
  /** Required if a fact has a text to copy. */
  readonly onCopy?: ((text: string) => void) | undefined
}

export const FactList = ({ facts, onCopy }: FactListProps) => {
  const { t } = useTranslation()
  return (
    <dl className={styles["facts"]}>
      {facts.map(({ label, value, copy }) => {
        const copied = onCopy === undefined ? undefined : copy
        return (
          <div key={label} className={styles["fact"]}>
            <dt className={styles["label"]}>{label}</dt>
            <dd className={classes(styles["value"], copied !== undefined && styles["copied"])}>
              <bdi className={styles["text"]}>{value}</bdi>
              {copied !== undefined && (
                <IconButton
                  label={t("copy_field", { name: label })}
                  className={styles["copy"]}
                  onPress={() => onCopy?.(copied)}
                >
                  <Copy />
                </IconButton>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
