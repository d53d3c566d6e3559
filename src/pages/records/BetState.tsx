import type * as Bet from "#domain/records/Bet.ts"
import { StateMark } from "#ui/records/StateMark.tsx"

import { toneOf } from "./betLooks.ts"
import { useBetStateText } from "./useBetStateText.ts"

interface Props {
  readonly state: Bet.State | undefined
  /** The gateway's word, shown when it is not a known state. */
  readonly status: string
}

/** The state of a bet or its part. */
export const BetState = ({ state, status }: Props) => {
  const text = useBetStateText()(state, status)
  return text === "" ? null : <StateMark text={text} tone={toneOf(state)} />
}
