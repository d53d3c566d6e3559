import * as Moment from "#domain/Moment.ts"
import * as Money from "#domain/Money.ts"
import type { Payout } from "#domain/Payout.ts"
import * as Rebate from "#domain/Rebate.ts"
import type { Downline, TeamPlay } from "#domain/Team.ts"
import type { MessageKey } from "#i18n/messages.ts"

/** How a value is shown: money, money with a side, a number, a rate in percent, a moment, or as it is. */
type Kind = "amount" | "side" | "count" | "rate" | "moment"

/** A column of a report. */
export interface Column<Entry> {
  readonly label: MessageKey
  readonly kind: Kind
  readonly of: (entry: Entry) => number
}

const typed = <Entry>(columns: ReadonlyArray<Column<Entry>>): ReadonlyArray<Column<Entry>> => columns

/** What the reports of the agent area show of an entry, beside its account. */
export const columns = {
  pnl: typed<TeamPlay>([
    { label: "column_stake", kind: "amount", of: ({ stake }) => stake },
    { label: "column_win", kind: "amount", of: ({ win }) => win },
    { label: "column_net", kind: "side", of: ({ net }) => net },
  ]),
  betting: typed<TeamPlay>([
    { label: "column_stake", kind: "amount", of: ({ stake }) => stake },
    { label: "column_win", kind: "amount", of: ({ win }) => win },
    { label: "column_rate", kind: "rate", of: ({ stake, win }) => (stake > 0 ? (100 * win) / stake : 0) },
  ]),
  team: typed<Downline>([
    { label: "column_balance", kind: "amount", of: ({ balance }) => balance },
    { label: "column_downlines", kind: "count", of: ({ downlines }) => downlines },
    { label: "column_registered", kind: "moment", of: ({ registered }) => registered },
    { label: "column_last_login", kind: "moment", of: ({ lastLogin }) => lastLogin },
  ]),
  payouts: typed<Payout>([
    { label: "column_turnover", kind: "amount", of: ({ stake }) => stake },
    { label: "column_rate", kind: "rate", of: ({ rate }) => rate },
    { label: "column_amount", kind: "amount", of: ({ amount }) => amount },
  ]),
} as const

/** A value as it is written; a moment nobody knows is empty. */
export const written = (kind: Kind, value: number, currency: string): string => {
  switch (kind) {
    case "amount":
    case "side":
      return `${currency} ${Money.format(value)}`.trim()
    case "count":
      return String(value)
    case "rate":
      return Rebate.shown(Math.round(value * 10) / 10)
    case "moment":
      return value > 0 ? Moment.format(value) : ""
  }
}

/** Whether a value is told by a colour as well: a gain or a loss. */
export const toneOf = (kind: Kind, value: number): "plain" | "gain" | "loss" => {
  if (kind !== "side" || value === 0) return "plain"
  return value > 0 ? "gain" : "loss"
}
