import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"

import { endOfferAtom, isLimitAskedAtom } from "#atoms/protection/limitOffer.ts"
import {
  depositLeftAtom,
  followResetsAtom,
  isDepositLimitUnknownAtom,
  requiredLimitAtom,
} from "#atoms/protection/limits.ts"
import { protectionAtom } from "#atoms/protection/protection.ts"
import { depositAtom, depositProtectionAtom } from "#atoms/cashier/deposit.ts"
import { currencyAtom } from "#atoms/cashier/wallet.ts"
import * as LimitRefusal from "#domain/protection/LimitRefusal.ts"
import * as Money from "#domain/Money.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { LimitQuestion } from "#ui/protection/LimitQuestion.tsx"

// A limit whose figures are unknown may be used up, so it permits no deposit.
const closed = { amount: 0, hint: { key: "limit_unknown" }, error: { key: "limit_unknown" } } as const

const useProtection = () => {
  const { i18n } = useTranslation()
  const { language } = i18n
  const left = useAtomValue(depositLeftAtom)
  const isUnknown = useAtomValue(isDepositLimitUnknownAtom)
  const currency = useAtomValue(currencyAtom)
  const protect = useSetAtom(depositProtectionAtom)
  useEffect(() => {
    const formats: LimitRefusal.Formats = {
      money: (amount) => Money.rounded(amount, currency),
      time: (epoch) => dateTimeText(language, epoch),
    }
    const known = left && {
      amount: left.left,
      hint: LimitRefusal.leftText(left, formats),
      error: LimitRefusal.reachedText(left, formats),
    }
    protect({
      cap: isUnknown ? closed : known,
      messageOf: (failure) => LimitRefusal.depositMessage(failure, formats),
    })
    return () => protect(undefined)
  }, [left, isUnknown, currency, language, protect])
}

export const DepositLimit = () => {
  const state = useAtomValue(depositAtom)
  const refetch = useSetAtom(protectionAtom.refetchAtom)
  const [, navigate] = useLocation()
  useProtection()
  useAtomValue(followResetsAtom)
  const isSending = state._tag === "Sending"
  // Fetches the remaining limits when the form opens and after each attempt.
  useEffect(() => {
    if (!isSending) refetch("isRunning")
  }, [isSending, refetch])
  const refusal = state._tag === "Editing" ? state.refusal : undefined
  const stated = useAtomValue(requiredLimitAtom)
  const noteAsked = useSetAtom(requiredLimitAtom)
  const required = (refusal && LimitRefusal.requiredOf(refusal)) ?? stated
  // If the deposit first requires a deposit limit, the limit's form opens; the deposit draft stays on the device.
  useEffect(() => {
    if (required === undefined) return
    noteAsked(required)
    navigate(LimitRefusal.addressToSet(required))
  }, [required, noteAsked, navigate])
  const isAsked = useAtomValue(isLimitAskedAtom) && required === undefined && state._tag === "Editing"
  const end = useSetAtom(endOfferAtom)
  return (
    isAsked && <LimitQuestion onSet={() => navigate(LimitRefusal.addressToSet("deposit"))} onDecline={end} />
  )
}
