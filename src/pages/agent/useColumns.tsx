import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { priceCurrencyAtom } from "#atoms/liveRooms.ts"
import { Amount } from "#ui/basic/Amount.tsx"
import type { Figure } from "#ui/records/Figures.tsx"

import { type Column, toneOf, written } from "./columns.ts"

/** What a report shows of an entry, by its columns. */
export const useColumns = <Entry,>(columns: ReadonlyArray<Column<Entry>>) => {
  const { t } = useTranslation()
  const currency = useAtomValue(priceCurrencyAtom)
  return (entry: Entry): ReadonlyArray<Figure> =>
    columns.map(({ label, kind, of }) => {
      const value = of(entry)
      const text = written(kind, value, currency) || t("never_logged_in")
      return { label: t(label), value: <Amount currency="" text={text} tone={toneOf(kind, value)} /> }
    })
}
