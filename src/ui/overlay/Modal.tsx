import { Button, type ButtonVariant } from "#ui/button/Button.tsx"
import styles from "./Modal.module.css"
import { TitledDialog, type TitledDialogProps } from "./TitledDialog.tsx"
import { usePull } from "./usePull.ts"

export interface ModalAction {
  readonly label: string
  readonly variant?: ButtonVariant | undefined
  readonly busy?: boolean | undefined
  readonly onPress: () => void
}

export interface ModalProps extends Omit<TitledDialogProps, "look" | "pull"> {
  /** True for an announcement, which opens by itself. Every other modal is a panel from below. */
  readonly isAnnouncement?: boolean | undefined
  readonly actions?: readonly [] | readonly [ModalAction] | readonly [ModalAction, ModalAction] | undefined
}

const announcement = { ...styles, dialog: styles["announcement"] ?? "" }

export const Modal = ({ isAnnouncement = false, actions = [], children, ...dialog }: ModalProps) => {
  const pull = usePull(dialog.onClose)
  const look = isAnnouncement ? { look: announcement } : { look: styles, pull }
  return (
    <TitledDialog {...dialog} {...look}>
      <div className={styles["body"]} tabIndex={0}>
        {children}
      </div>
      {actions.length > 0 && (
        <footer className={styles["foot"]}>
          <div className={styles["answers"]}>
            {actions.map((action) => (
              <Button
                key={action.label}
                variant={action.variant ?? "secondary"}
                busy={action.busy ?? false}
                onPress={action.onPress}
              >
                {action.label}
              </Button>
            ))}
          </div>
        </footer>
      )}
    </TitledDialog>
  )
}
