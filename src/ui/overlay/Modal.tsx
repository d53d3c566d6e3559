import { X } from "lucide-react"
import * as Dialog from "radix-ui/dialog"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { Button, type ButtonVariant } from "../basic/Button.tsx"
import { classes } from "../basic/classes.ts"
import { IconButton } from "../basic/IconButton.tsx"
import styles from "./Modal.module.css"
import { useMaskGuard } from "./useMaskGuard.ts"

export interface ModalAction {
  readonly label: string
  readonly variant?: ButtonVariant | undefined
  readonly busy?: boolean | undefined
  readonly onPress: () => void
}

export interface ModalProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly actions?: readonly [] | readonly [ModalAction] | readonly [ModalAction, ModalAction] | undefined
  readonly children: ReactNode
}

export const Modal = ({ open, title, onClose, actions = [], children }: ModalProps) => {
  const { t } = useTranslation()
  const { mask, content } = useMaskGuard()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay {...mask} className={styles["mask"]} />
        <Dialog.Content {...content} className={styles["dialog"]} aria-describedby={undefined}>
          <header className={styles["head"]}>
            <Dialog.Title className={styles["title"]}>{title}</Dialog.Title>
            <IconButton label={t("close")} onPress={onClose} className={styles["close"]}>
              <X />
            </IconButton>
          </header>
          <div className={styles["body"]} tabIndex={0}>
            {children}
          </div>
          {actions.length > 0 && (
            <footer className={classes(styles["foot"], actions.length === 2 && styles["two"])}>
              {actions.map((action) => (
                <Button
                  key={action.label}
                  wide
                  variant={action.variant ?? "secondary"}
                  busy={action.busy ?? false}
                  onPress={action.onPress}
                >
                  {action.label}
                </Button>
              ))}
            </footer>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
