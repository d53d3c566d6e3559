import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import { Amount } from "#ui/basic/Amount.tsx"
import type { Figure } from "#ui/records/Figures.tsx"

import { cellText, type Column, toneOf } from "./columns.ts"

/** The figures of an entry by the report's columns. */
export const useColumns = <Entry,>(columns: ReadonlyArray<Column<Entry>>) => {
  const { t, i18n } = useTranslation()
  const currency = useAtomValue(priceCurrencyAtom)
  return (entry: Entry): ReadonlyArray<Figure> =>
    columns.map(({ label, kind, of, missing }) => {
      const value = of(entry)
      const text =
        cellText(kind, value, { language: i18n.language, currency }) ||
        (missing === undefined ? "" : t(missing))
      return { label: t(label), value: <Amount currency="" text={text} tone={toneOf(kind, value)} /> }
    })
}
