import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"

import { depositLeftAtom, requiredLimitAtom } from "#atoms/protection/limits.ts"
import { protectionAtom } from "#atoms/protection/protection.ts"
import { depositAtom, depositProtectionAtom } from "#atoms/cashier/deposit.ts"
import { currencyAtom } from "#atoms/cashier/wallet.ts"
import * as LimitRefusal from "#domain/protection/LimitRefusal.ts"
import * as Money from "#domain/Money.ts"
import { dateTimeText } from "#i18n/saying.ts"

/** Gives the deposit form what the limits leave, and the texts of its refusals. */
const useProtection = () => {
  const { i18n } = useTranslation()
  const { language } = i18n
  const left = useAtomValue(depositLeftAtom)
  const currency = useAtomValue(currencyAtom)
  const protect = useSetAtom(depositProtectionAtom)
  useEffect(() => {
    const formats: LimitRefusal.Formats = {
      money: (amount) => Money.rounded(amount, currency),
      time: (epoch) => dateTimeText(language, epoch),
    }
    protect({
      cap: left && {
        amount: left.left,
        hint: LimitRefusal.leftText(left, formats),
        error: LimitRefusal.reachedText(left, formats),
      },
      messageOf: (failure) => LimitRefusal.depositMessage(failure, formats),
    })
    return () => protect(undefined)
  }, [left, currency, language, protect])
}

/**
 * The deposit form's part of player protection: what the limits leave, fetched when the form opens and after each attempt.
 * A deposit that first requires a limit opens its form, by the gateway's state or its refusal; the draft stays on the
 * device.
 */
export const DepositLimit = () => {
  const state = useAtomValue(depositAtom)
  const refetch = useSetAtom(protectionAtom.refetchAtom)
  const [, navigate] = useLocation()
  useProtection()
  const isSending = state._tag === "Sending"
  useEffect(() => {
    if (!isSending) refetch("isRunning")
  }, [isSending, refetch])
  const refusal = state._tag === "Editing" ? state.refusal : undefined
  const stated = useAtomValue(requiredLimitAtom)
  const noteAsked = useSetAtom(requiredLimitAtom)
  const required = (refusal && LimitRefusal.requiredOf(refusal)) ?? stated
  useEffect(() => {
    if (required === undefined) return
    noteAsked(required)
    navigate(LimitRefusal.addressToSet(required))
  }, [required, noteAsked, navigate])
  return null
}
