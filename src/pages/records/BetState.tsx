import { useTranslation } from "react-i18next"

import type * as Bet from "#domain/records/Bet.ts"
import { StateMark } from "#ui/records/StateMark.tsx"

import { betStateNames, toneOf } from "./betLooks.ts"

interface Props {
  readonly state: Bet.State | undefined
  /** The gateway's text, shown for an unknown state. */
  readonly status: string
}

export const BetState = ({ state, status }: Props) => {
  const { t } = useTranslation()
  const text = state === undefined ? status : t(betStateNames[state])
  return text === "" ? null : <StateMark text={text} tone={toneOf(state)} />
}
