import { Copy } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import styles from "./FactList.module.css"
import { IconButton } from "./IconButton.tsx"

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** The text that a press copies; a value that is a text is copied as it is. */
  readonly copy?: string | undefined
}

export interface FactListProps {
  readonly facts: ReadonlyArray<Fact>
  /** With it, each fact with a text has a copy button. */
  readonly onCopy?: ((text: string) => void) | undefined
}

const copyOf = ({ value, copy }: Fact): string => copy ?? (typeof value === "string" ? value : "")

/** Labels and values, one row each. */
export const FactList = ({ facts, onCopy }: FactListProps) => {
  const { t } = useTranslation()
  return (
    <dl className={styles["facts"]}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles["fact"]}>
          <dt className={styles["label"]}>{fact.label}</dt>
          <dd className={styles["value"]}>
            <bdi className={styles["text"]}>{fact.value}</bdi>
            {onCopy !== undefined && copyOf(fact) !== "" && (
              <IconButton label={t("copy_field", { name: fact.label })} onPress={() => onCopy(copyOf(fact))}>
                <Copy />
              </IconButton>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
