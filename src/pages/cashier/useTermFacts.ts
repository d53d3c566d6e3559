import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import * as PaymentTerms from "#domain/cashier/PaymentTerms.ts"
import { labelText, messageText } from "#i18n/formatting.ts"
import type { Fact } from "#ui/text/FactList.tsx"

export const useTermFacts = () => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  return {
    /** Returns the processing time and the fee as text; "" when both are unknown. */
    textOf: (terms: PaymentTerms.PaymentTerms): string => {
      const arrival = PaymentTerms.arrivalOf(terms, "alone")
      const { fee } = terms
      const feeText = fee === 0 ? t("no_fee") : fee && labelText(t, t("fee"), money(fee))
      return [arrival && messageText(t, arrival), feeText].filter(Boolean).join(" · ")
    },
    feeOf: ({ fee }: PaymentTerms.PaymentTerms = {}): ReadonlyArray<Fact> =>
      fee === undefined ? [] : [{ label: t("fee"), value: money(fee) }],
    arrivalOf: (terms: PaymentTerms.PaymentTerms = {}): ReadonlyArray<Fact> => {
      const arrival = PaymentTerms.arrivalOf(terms, "afterLabel")
      return arrival === undefined ? [] : [{ label: t("arrives"), value: messageText(t, arrival) }]
    },
  }
}
