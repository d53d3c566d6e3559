import { useTranslation } from "react-i18next"

import type * as Bet from "#domain/records/Bet.ts"

import { betStateNames } from "./betLooks.ts"

/** The name of a bet's state; the gateway's word when it is not a known one. */
export const useBetStateText = () => {
  const { t } = useTranslation()
  return (state: Bet.State | undefined, status: string): string =>
    state === undefined ? status : t(betStateNames[state])
}
