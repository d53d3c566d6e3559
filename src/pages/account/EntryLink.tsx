import { ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"

import type { Entry } from "#domain/frame/Menu.ts"
import { PressButton } from "#ui/button/PressButton.tsx"
import { PressLink } from "#ui/button/PressLink.tsx"
import { MenuIcon } from "#ui/frame/menu/MenuIcon.tsx"

import { entryIcons } from "../frame/menu/entryIcons.ts"
import { usePickEntry } from "../frame/menu/usePickEntry.ts"
import styles from "./MemberCentre.module.css"

interface Props {
  readonly entry: Entry
}

export const EntryLink = ({ entry }: Props) => {
  const { t } = useTranslation()
  const pick = usePickEntry()
  const inside = (
    <>
      <MenuIcon name={entryIcons[entry.id]} />
      <span className={styles["rowText"]}>{t(entry.label)}</span>
      <ChevronRight aria-hidden />
    </>
  )
  return entry.path === undefined ? (
    <PressButton className={styles["row"]} onPress={() => pick(entry)}>
      {inside}
    </PressButton>
  ) : (
    <PressLink className={styles["row"]} href={entry.path} onPress={() => pick(entry)}>
      {inside}
    </PressLink>
  )
}
