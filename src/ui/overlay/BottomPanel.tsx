import { TitledDialog, type TitledDialogProps } from "./TitledDialog.tsx"
import styles from "./BottomPanel.module.css"
import { usePull } from "./usePull.ts"

export type BottomPanelProps = Pick<TitledDialogProps, "open" | "title" | "onClose" | "children">

export const BottomPanel = ({ children, ...dialog }: BottomPanelProps) => (
  <TitledDialog {...dialog} look={styles} pull={usePull(dialog.onClose)}>
    <div className={styles["body"]}>{children}</div>
  </TitledDialog>
)
