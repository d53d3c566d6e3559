import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { signupBonusAtom } from "#atoms/system/whitelabel.ts"
import { winCurrency } from "#config/product.ts"
import * as Money from "#domain/Money.ts"

export const useOffer = (): string => {
  const { t } = useTranslation()
  const bonus = useAtomValue(signupBonusAtom)
  // If the merchant sends no amount, the offer must show no number (spec §9 "Claims").
  return bonus === undefined
    ? t("signup_bonus_plain")
    : t("signup_bonus_amount", { amount: Money.rounded(bonus, winCurrency) })
}
