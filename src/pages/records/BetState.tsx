import { useTranslation } from "#ui/texts.tsx"

import * as Bet from "#domain/Bet.ts"
import { StateMark } from "#ui/records/StateMark.tsx"

import { betStateNames, toneOf } from "./betLooks.ts"

/** How a bet or a part of one stands; a word that is not known stands for itself. */
export const BetState = ({ bet }: { readonly bet: Pick<Bet.Bet, "status"> }) => {
  const { t } = useTranslation()
  const state = Bet.stateOf(bet)
  if (state === undefined && bet.status === "") return null
  return <StateMark text={state === undefined ? bet.status : t(betStateNames[state])} tone={toneOf(bet)} />
}
