import { ChevronRight } from "lucide-react"
import { type ReactNode, useId } from "react"

import { IconButton } from "#ui/button/IconButton.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { Checkbox } from "#ui/form/choice/Checkbox.tsx"
import styles from "./MemberRow.module.css"

interface Choice {
  readonly label: string
  readonly checked: boolean
  readonly onChange: () => void
}

export interface MemberRowProps {
  readonly account: string
  readonly caption: string
  readonly balance: { readonly label: string; readonly text: string }
  /** If undefined, the member cannot be selected. */
  readonly choice?: Choice | undefined
  /** The accessible name of the button that shows the member's details. */
  readonly moreLabel: string
  readonly onMore: () => void
  readonly actions?: ReactNode | undefined
}

export const MemberRow = (props: MemberRowProps) => {
  const { account, caption, balance, choice, moreLabel, onMore, actions } = props
  const id = useId()
  return (
    <article className={styles["row"]} aria-labelledby={id}>
      <div className={styles["head"]}>
        {choice !== undefined && (
          <div className={styles["choice"]}>
            <Checkbox
              label={<VisuallyHidden>{choice.label}</VisuallyHidden>}
              checked={choice.checked}
              onChange={choice.onChange}
            />
          </div>
        )}
        <div className={styles["who"]}>
          <h2 id={id} className={styles["account"]}>
            {account}
          </h2>
          {caption !== "" && <p className={styles["caption"]}>{caption}</p>}
        </div>
        <p className={styles["balance"]}>
          <VisuallyHidden>{balance.label} </VisuallyHidden>
          {balance.text}
        </p>
        <IconButton label={moreLabel} onPress={onMore} className={styles["more"]}>
          <ChevronRight />
        </IconButton>
      </div>
      {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
    </article>
  )
}
