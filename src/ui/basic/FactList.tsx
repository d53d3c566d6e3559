import { Copy } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import styles from "./FactList.module.css"
import { IconButton } from "./IconButton.tsx"

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** The text that a press copies, for what is typed elsewhere, such as an account number. */
  readonly copy?: string | undefined
}

export interface FactListProps {
  readonly facts: ReadonlyArray<Fact>
  /** Required for facts with a text to copy. */
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
            <bdi className={styles["text"]}>{value}</bdi>
            {onCopy !== undefined && copy !== undefined && (
              <IconButton
                label={t("copy_field", { name: label })}
                className={styles["copy"]}
                onPress={() => onCopy(copy)}
              >
                <Copy />
              </IconButton>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
