import styles from "./Drawer.module.css"
import { TitledDialog, type TitledDialogProps } from "./TitledDialog.tsx"

export type DrawerProps = Pick<TitledDialogProps, "open" | "title" | "onClose" | "children">

export const Drawer = ({ children, ...dialog }: DrawerProps) => (
  <TitledDialog {...dialog} look={styles}>
    <div className={styles["body"]}>{children}</div>
  </TitledDialog>
)
