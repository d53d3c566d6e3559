import { TitledDialog, type TitledDialogProps } from "./TitledDialog.tsx"
import styles from "./BottomPanel.module.css"

export type BottomPanelProps = Pick<TitledDialogProps, "open" | "title" | "onClose" | "children">

/** A panel from below. */
export const BottomPanel = ({ children, ...dialog }: BottomPanelProps) => (
  <TitledDialog {...dialog} look={styles}>
    <div className={styles["body"]}>{children}</div>
  </TitledDialog>
)
