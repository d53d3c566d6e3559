import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import { messageText } from "#i18n/saying.ts"

/** The text of limits, with the currency. */
export const useLimitsText = () => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  return (limits: TypedAmount.Limits): string => {
    const values = { min: money(limits.min), max: money(limits.max) }
    return messageText(t, { ...TypedAmount.limitsText(limits), values })
  }
}
