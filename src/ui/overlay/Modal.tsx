import { Button, type ButtonVariant } from "#ui/button/Button.tsx"
import styles from "./Modal.module.css"
import { TitledDialog, type TitledDialogProps } from "./TitledDialog.tsx"

export interface ModalAction {
  readonly label: string
  readonly variant?: ButtonVariant | undefined
  readonly busy?: boolean | undefined
  readonly onPress: () => void
}

export interface ModalProps extends Omit<TitledDialogProps, "look"> {
  readonly actions?: readonly [] | readonly [ModalAction] | readonly [ModalAction, ModalAction] | undefined
}

export const Modal = ({ actions = [], children, ...dialog }: ModalProps) => (
  <TitledDialog {...dialog} look={styles}>
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
