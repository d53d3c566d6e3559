import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import {
  chooseHeadIconAtom,
  headIconChoicesAtom,
  headIconRefusalAtom,
  headIconsAtom,
} from "#atoms/account/headIcons.ts"
import type { Remote } from "#atoms/kernel/Remote.ts"
import { messageText } from "#i18n/saying.ts"
import { Avatar } from "#ui/basic/Avatar.tsx"
import { Button } from "#ui/basic/Button.tsx"
import { PressButton } from "#ui/basic/PressButton.tsx"
import { Spinner } from "#ui/basic/Spinner.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { RemoteView } from "../RemoteView.tsx"
import styles from "./MyAccount.module.css"

interface GridProps {
  readonly worn: string
  readonly icons: ReadonlyArray<string>
  readonly onChosen: () => void
}

const Grid = ({ worn, icons, onChosen }: GridProps) => {
  const { t } = useTranslation()
  const choose = useSetAtom(chooseHeadIconAtom)
  const isBusy = useAtomValue(chooseHeadIconAtom)
  const take = async (icon: string) => {
    if (icon === worn || (await choose(icon))) onChosen()
  }
  const refusal = useAtomValue(headIconRefusalAtom)
  return (
    <>
      {refusal !== undefined && (
        <p className={styles["refusal"]} role="alert">
          {messageText(t, refusal)}
        </p>
      )}
      <ul className={styles["icons"]} aria-busy={isBusy}>
        {icons.map((icon, index) => (
          <li key={icon}>
            <PressButton
              className={styles["icon"]}
              aria-label={t("head_icon_number", { number: index + 1 })}
              aria-pressed={icon === worn}
              onPress={() => void take(icon)}
            >
              <Avatar size="large" src={icon} />
            </PressButton>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Props extends Pick<GridProps, "onChosen"> {
  readonly remote: Remote<Pick<GridProps, "worn" | "icons">>
}

/** The head icons to choose from. */
export const HeadIcons = ({ remote, onChosen }: Props) => {
  const ask = useSetAtom(headIconsAtom)
  return (
    <RemoteView
      compact
      tellsStale
      remote={remote}
      failed="head_icons_failed"
      onRetry={() => ask()}
      skeleton={<Spinner />}
      isEmpty={({ icons }) => icons.length === 0}
    >
      {(choice) => <Grid {...choice} onChosen={onChosen} />}
    </RemoteView>
  )
}

/** Opens the choice of another head icon, where the merchant allows it. */
export const HeadIconChoice = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  // Requested with the page, so that the dialog opens with its icons.
  const remote = useAtomValue(headIconChoicesAtom)
  const forgetRefusal = useSetAtom(headIconRefusalAtom)
  const close = () => {
    setOpen(false)
    forgetRefusal()
  }
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {t("choose_head_icon")}
      </Button>
      <Modal open={isOpen} title={t("choose_head_icon")} onClose={close}>
        <HeadIcons remote={remote} onChosen={close} />
      </Modal>
    </>
  )
}
