import * as Bet from "#domain/records/Bet.ts"
import type { MessageKey } from "#i18n/messages.ts"
import type { StateTone } from "#ui/records/StateMark.tsx"

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

export const toneOf = (state: Bet.State | undefined): StateTone =>
  state === undefined ? "plain" : tones[state]
