import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import {
  chooseHeadIconAtom,
  headIconChoicesAtom,
  headIconRefusalAtom,
  headIconsAtom,
} from "#atoms/headIcons.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { Avatar } from "#ui/basic/Avatar.tsx"
import { Button } from "#ui/basic/Button.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { PressButton } from "#ui/basic/PressButton.tsx"
import { Spinner } from "#ui/basic/Spinner.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

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
  if (icons.length === 0) return <EmptyState />
  return (
    <>
      {refusal !== undefined && (
        <p className={styles["refusal"]} role="alert">
          {t(refusal.key, { ...refusal.values })}
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

/** The way to another head icon; where the merchant lets players choose one. */
export const HeadIconChoice = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const remote = useAtomValue(headIconChoicesAtom)
  const ask = useSetAtom(headIconsAtom)
  const choice = valueOf(remote)
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
        {choice === undefined && remote._tag !== "Failed" && <Spinner />}
        {remote._tag === "Failed" && (
          <FailedState
            compact
            text={`${t("head_icons_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
            busy={isPending(remote)}
            onRetry={() => ask()}
          />
        )}
        {choice !== undefined && <Grid {...choice} onChosen={close} />}
      </Modal>
    </>
  )
}
