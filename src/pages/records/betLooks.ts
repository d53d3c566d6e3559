import * as Bet from "#domain/Bet.ts"
import type { MessageKey } from "#i18n/messages.ts"
import type { StateTone } from "#ui/records/StateMark.tsx"

/** What the states of a bet are called. */
export const betStateNames: Readonly<Record<Bet.State, MessageKey>> = {
  open: "bet_open",
  won: "bet_won",
  lost: "bet_lost",
  cancelled: "bet_cancelled",
}

const tones: Readonly<Record<Bet.State, StateTone>> = {
  open: "open",
  won: "good",
  lost: "plain",
  cancelled: "plain",
}

/** How a state looks. */
export const toneOf = (bet: Pick<Bet.Bet, "status">): StateTone => {
  const state = Bet.stateOf(bet)
  return state === undefined ? "plain" : tones[state]
}
