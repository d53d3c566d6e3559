import { X } from "lucide-react"
import * as Dialog from "radix-ui/dialog"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { IconButton } from "#ui/button/IconButton.tsx"
import { useOverlay } from "./useOverlay.ts"
import { useMaskGuard } from "./useMaskGuard.ts"
import type { PullProps } from "./usePull.ts"

export interface TitledDialogProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  /** True if the address determines whether the dialog is open, so that going back already closes the dialog. */
  readonly isInAddress?: boolean | undefined
  /** A CSS module with the classes `mask`, `dialog`, `head`, `title` and `close`. */
  readonly look: Readonly<Record<string, string>>
  /** If given, the dialog is a panel that the player pulls down by its head. */
  readonly pull?: PullProps | undefined
  readonly children: ReactNode
}

export const TitledDialog = (props: TitledDialogProps) => {
  const { open, title, onClose, isInAddress = false, look, pull, children } = props
  const { t } = useTranslation()
  const { mask, content } = useMaskGuard()
  useOverlay(open && !isInAddress, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay {...mask} className={look["mask"]} />
        <Dialog.Content {...content} className={look["dialog"]} aria-describedby={undefined}>
          <header {...pull} className={look["head"]}>
            <Dialog.Title className={look["title"]}>{title}</Dialog.Title>
            <IconButton label={t("close")} onPress={onClose} className={look["close"]}>
              <X />
            </IconButton>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
