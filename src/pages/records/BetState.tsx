import { useTranslation } from "react-i18next"

import type * as Bet from "#domain/records/Bet.ts"
import { StateMark } from "#ui/records/StateMark.tsx"

import { betStateNames, toneOf } from "./betLooks.ts"

interface Props {
  readonly state: Bet.State | undefined
  /** The gateway's word, shown when it is not a known state. */
  readonly status: string
}

/** The state of a bet or its part. */
export const BetState = ({ state, status }: Props) => {
  const { t } = useTranslation()
  const text = state === undefined ? status : t(betStateNames[state])
  return text === "" ? null : <StateMark text={text} tone={toneOf(state)} />
}
