import { X } from "lucide-react"
import * as Dialog from "radix-ui/dialog"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { IconButton } from "../basic/IconButton.tsx"
import styles from "./Sheet.module.css"
import { useMaskGuard } from "./useMaskGuard.ts"

export interface SheetProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel from the right edge of the column. */
export const Sheet = ({ open, title, onClose, children }: SheetProps) => {
  const { t } = useTranslation()
  const { mask, content } = useMaskGuard()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay {...mask} className={styles["mask"]} />
        <Dialog.Content {...content} className={styles["sheet"]} aria-describedby={undefined}>
          <header className={styles["head"]}>
            <Dialog.Title className={styles["title"]}>{title}</Dialog.Title>
            <IconButton label={t("close")} onPress={onClose} className={styles["close"]}>
              <X />
            </IconButton>
          </header>
          <div className={styles["body"]}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
