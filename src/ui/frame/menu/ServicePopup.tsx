import { useTranslation } from "react-i18next"

import { Dot } from "#ui/text/Badge.tsx"
import { Pressable } from "#ui/button/PressButton.tsx"
import type { Press } from "#ui/button/PressLink.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { MenuIcon, type MenuIconName } from "./MenuIcon.tsx"
import styles from "./ServicePopup.module.css"

export interface ServiceEntry {
  readonly key: string
  readonly label: string
  readonly icon: MenuIconName
  readonly href?: string | undefined
  readonly elsewhere?: boolean | undefined
  /** The meaning of the dot, such as "3 unread". "" shows no dot. */
  readonly unread?: string | undefined
  readonly onPress?: Press | undefined
}

export interface ServicePopupProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly entries: ReadonlyArray<ServiceEntry>
}

const Entry = ({ label, icon, href, elsewhere, unread = "", onPress }: Omit<ServiceEntry, "key">) => (
  <Pressable className={styles["entry"]} href={href} elsewhere={elsewhere} onPress={onPress}>
    <span className={styles["icon"]} aria-hidden>
      <MenuIcon name={icon} />
      {unread !== "" && <Dot className={styles["dot"]} />}
    </span>
    <span className={styles["label"]}>{label}</span>
    {unread !== "" && <VisuallyHidden>{`, ${unread}`}</VisuallyHidden>}
  </Pressable>
)

export const ServicePopup = ({ open, onClose, entries }: ServicePopupProps) => {
  const { t } = useTranslation()
  return (
    <Modal open={open} title={t("customer_service")} onClose={onClose}>
      <ul className={styles["list"]}>
        {entries.map(({ key, ...entry }) => (
          <li key={key}>
            <Entry {...entry} />
          </li>
        ))}
      </ul>
    </Modal>
  )
}
