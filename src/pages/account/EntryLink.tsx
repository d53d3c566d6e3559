import { useTranslation } from "react-i18next"

import type { Entry } from "#domain/frame/Menu.ts"
import { PressButton } from "#ui/basic/PressButton.tsx"
import { PressLink } from "#ui/basic/PressLink.tsx"
import { MenuIcon } from "#ui/frame/MenuIcon.tsx"

import { entryIcons } from "../frame/entryIcons.ts"
import { usePickEntry } from "../frame/usePickEntry.ts"

interface Props {
  readonly entry: Entry
  readonly className: string | undefined
}

/** An entry of the right-side menu on a page. */
export const EntryLink = ({ entry, className }: Props) => {
  const { t } = useTranslation()
  const pick = usePickEntry()
  const inside = (
    <>
      <MenuIcon name={entryIcons[entry.id]} />
      <span>{t(entry.label)}</span>
    </>
  )
  return entry.path === undefined ? (
    <PressButton className={className} onPress={() => pick(entry)}>
      {inside}
    </PressButton>
  ) : (
    <PressLink className={className} href={entry.path} onPress={() => pick(entry)}>
      {inside}
    </PressLink>
  )
}
