import type { Value } from "#domain/Decimal.ts"
import * as Money from "#domain/Money.ts"
import type { Payout } from "#domain/agent/Payout.ts"
import * as Rebate from "#domain/agent/Rebate.ts"
import type { Downline, TeamPlay } from "#domain/agent/Team.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { dateTimeText } from "#i18n/formatting.ts"

type Kind = "amount" | "side" | "count" | "rate" | "moment"

export interface Column<Item> {
  readonly label: MessageKey
  readonly kind: Kind
  readonly of: (item: Item) => Value | undefined
  /** The text that a cell shows for an unknown time. */
  readonly missing?: MessageKey
}

const typed = <Item>(columns: ReadonlyArray<Column<Item>>): ReadonlyArray<Column<Item>> => columns

export const columns = {
  pnl: typed<TeamPlay>([
    { label: "column_stake", kind: "amount", of: ({ stake }) => stake },
    { label: "column_win", kind: "amount", of: ({ win }) => win },
    { label: "column_net", kind: "side", of: ({ net }) => net },
  ]),
  betting: typed<TeamPlay>([
    { label: "column_stake", kind: "amount", of: ({ stake }) => stake },
    { label: "column_win", kind: "amount", of: ({ win }) => win },
    {
      label: "column_payout_rate",
      kind: "rate",
      of: ({ stake, win }) => (stake > 0 ? (100 * win) / stake : 0),
    },
  ]),
  team: typed<Downline>([
    { label: "column_downlines", kind: "count", of: ({ downlines }) => downlines },
    {
      label: "column_registered",
      kind: "moment",
      of: ({ registered }) => registered,
      missing: "date_unknown",
    },
    {
      label: "column_last_login",
      kind: "moment",
      of: ({ lastLogin }) => lastLogin,
      missing: "never_logged_in",
    },
  ]),
  payouts: typed<Payout>([
    { label: "column_turnover", kind: "amount", of: ({ stake }) => stake },
    { label: "column_rate", kind: "rate", of: ({ rate }) => rate },
    { label: "column_amount", kind: "amount", of: ({ amount }) => amount },
  ]),
} as const

export const amountText = (value: Value, currency: string): string => Money.inCurrency(value, currency)

/** Formats a balance, rounded down (open point 120). */
export const balanceText = (balance: Value, currency: string): string =>
  Money.withCurrency(Money.formatBalance(balance), currency)

/** Returns the text of a cell; "" for an unknown time, a dash for an unknown amount. */
export const cellText = (
  kind: Kind,
  value: Value | undefined,
  { language, currency }: { readonly language: string; readonly currency: string },
): string => {
  if (value === undefined) return "–"
  switch (kind) {
    case "amount":
    case "side":
      return amountText(value, currency)
    case "count":
      return Money.formatCount(value)
    case "rate":
      return Rebate.shown(Math.round(Number(value) * 10) / 10)
    case "moment":
      return dateTimeText(language, Number(value))
  }
}

export const toneOf = (kind: Kind, value: number): "plain" | "gain" | "loss" => {
  if (kind !== "side" || value === 0) return "plain"
  return value > 0 ? "gain" : "loss"
}
