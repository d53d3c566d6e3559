import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import { Amount } from "#ui/text/Amount.tsx"
import type { Stat } from "#ui/records/StatList.tsx"

import { cellText, type Column, toneOf } from "./columns.ts"

export const useColumns = <Item,>(columns: ReadonlyArray<Column<Item>>) => {
  const { t, i18n } = useTranslation()
  const currency = useAtomValue(priceCurrencyAtom)
  return (item: Item): ReadonlyArray<Stat> =>
    columns.map(({ label, kind, of, missing }) => {
      const value = of(item)
      const text =
        cellText(kind, value, { language: i18n.language, currency }) ||
        (missing === undefined ? "" : t(missing))
      return {
        label: t(label),
        value: <Amount currency="" text={text} tone={toneOf(kind, Number(value ?? 0))} />,
      }
    })
}
