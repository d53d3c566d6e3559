import { ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"

import type { Entry } from "#domain/frame/Menu.ts"
import { Pressable } from "#ui/button/PressButton.tsx"
import { MenuIcon } from "#ui/frame/menu/MenuIcon.tsx"

import { entryIcons } from "../frame/menu/entryIcons.ts"
import { usePickEntry } from "../frame/menu/usePickEntry.ts"
import styles from "./MemberCentre.module.css"

export const EntryLink = ({ entry }: { readonly entry: Entry }) => {
  const { t } = useTranslation()
  const pick = usePickEntry()
  return (
    <Pressable className={styles["row"]} href={entry.path} onPress={() => pick(entry)}>
      <MenuIcon name={entryIcons[entry.id]} />
      <span className={styles["rowText"]}>{t(entry.label)}</span>
      <ChevronRight aria-hidden />
    </Pressable>
  )
}
