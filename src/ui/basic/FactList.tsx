import { Copy } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { labelText } from "#i18n/saying.ts"

import styles from "./FactList.module.css"
import { IconButton } from "./IconButton.tsx"

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** The text that a press copies. */
  readonly copy?: string | undefined
}

export interface FactListProps {
  readonly facts: ReadonlyArray<Fact>
  readonly onCopy?: ((text: string) => void) | undefined
}

/** Labels and values, one row each. */
export const FactList = ({ facts, onCopy }: FactListProps) => {
  const { t } = useTranslation()
  return (
    <dl className={styles["facts"]}>
      {facts.map(({ label, value, copy }) => (
        <div key={label} className={styles["fact"]}>
          <dt className={styles["label"]}>{label}</dt>
          <dd className={styles["value"]}>
            <span className={styles["text"]}>{value}</span>
            {copy !== undefined && onCopy !== undefined && (
              <IconButton label={labelText(t, t("copy_text"), label)} onPress={() => onCopy(copy)}>
                <Copy />
              </IconButton>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
