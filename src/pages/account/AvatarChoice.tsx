import { useAtomValue, useSetAtom } from "jotai"
import { UserRound } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import {
  chooseAvatarAtom,
  clearAvatarRefusalAtom,
  isChoosingAvatarAtom,
  avatarChoicesAtom,
  avatarRefusalAtom,
  avatarsAtom,
} from "#atoms/account/avatars.ts"
import type { Remote } from "#atoms/kernel/Remote.ts"
import { Avatar } from "#ui/image/Avatar.tsx"
import { Button } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { PressButton } from "#ui/button/PressButton.tsx"
import { Spinner } from "#ui/state/Spinner.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import styles from "./MyAccount.module.css"

interface GridProps {
  readonly worn: string
  readonly icons: ReadonlyArray<string>
  readonly onChosen: () => void
}

const Grid = ({ worn, icons, onChosen }: GridProps) => {
  const { t } = useTranslation()
  const choose = useSetAtom(chooseAvatarAtom)
  const isBusy = useAtomValue(isChoosingAvatarAtom)
  const take = async (icon: string) => {
    if (icon === worn || (await choose(icon))) onChosen()
  }
  const refusal = useAtomValue(avatarRefusalAtom)
  return (
    <>
      <Refusal message={refusal} />
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

export const Avatars = ({ remote, onChosen }: Props) => {
  const { t } = useTranslation()
  const refetch = useSetAtom(avatarsAtom.refetchAtom)
  return (
    <QueryView
      compact
      tellsStale
      remote={remote}
      failed="head_icons_failed"
      onRetry={() => refetch()}
      skeleton={<Spinner />}
      isEmpty={({ icons }) => icons.length === 0}
      empty={<EmptyState icon={UserRound} text={t("no_head_icons")} />}
    >
      {(choice) => <Grid {...choice} onChosen={onChosen} />}
    </QueryView>
  )
}

export const AvatarChoice = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  // Fetches the icons when the page opens, so that the dialog shows the icons at once.
  const remote = useAtomValue(avatarChoicesAtom)
  const forgetRefusal = useSetAtom(clearAvatarRefusalAtom)
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
        <Avatars remote={remote} onChosen={close} />
      </Modal>
    </>
  )
}
