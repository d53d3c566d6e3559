import { useAtomValue } from "jotai"

import { signupBonusAtom } from "#atoms/system.ts"
import * as Money from "#domain/Money.ts"
import { useTranslation } from "#ui/texts.tsx"

/** What a guest is offered. Without a configured amount no number is invented (spec §9 "Claims"). */
export const useOffer = (): string => {
  const { t } = useTranslation()
  const bonus = useAtomValue(signupBonusAtom)
  return bonus === undefined
    ? t("signup_bonus_plain")
    : t("signup_bonus", { amount: Money.format(bonus).replace(/\.00$/, "") })
}
