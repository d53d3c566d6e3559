import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { currencyAtom } from "#atoms/cashier/wallet.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import { messageText } from "#i18n/formatting.ts"

export const useLimitsText = () => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  return (limits: TypedAmount.Limits): string => messageText(t, TypedAmount.limitsText(limits, currency))
}
