import { Schema, SchemaGetter } from "effect"

import { millis } from "#config/millis.ts"
import { paths } from "#config/paths.ts"
import { records } from "#config/recordAddresses.ts"
import { timings } from "#config/timings.ts"
import { BankCard } from "#domain/account/BankCard.ts"
import { Payout } from "#domain/agent/Payout.ts"
import { exact } from "#domain/Lenient.ts"
import { Good } from "#domain/promo/PointsMall.ts"
import type { MessageKey } from "#i18n/messages.ts"

import { Bank, methods, Promo } from "./Deposit.ts"
import { VendorWallet } from "./Wallet.ts"

const orUndefined = <A, E>(schema: Schema.Codec<A, E>) =>
  // JSON stores undefined as `null`.
  Schema.NullOr(schema).pipe(
    Schema.decodeTo(Schema.UndefinedOr(Schema.toType(schema)), {
      decode: SchemaGetter.transform((value: A | null) => value ?? undefined),
      encode: SchemaGetter.transform((value: A | undefined) => value ?? null),
    }),
  )

// Version 0.2.0 stored money moves without a currency and a fingerprint.
const currency = Schema.optionalKey(Schema.String)

const depositForm = Schema.Struct({
  method: orUndefined(Schema.Literals(methods)),
  bank: orUndefined(Bank),
  amount: Schema.String,
  promo: orUndefined(Promo),
  payer: Schema.String,
  currency,
})

const storedWithdrawal = Schema.Struct({ card: orUndefined(BankCard), amount: Schema.String, currency })

// The payment password is never stored.
const withdrawalForm = storedWithdrawal.pipe(
  Schema.decodeTo(
    Schema.Struct({
      card: Schema.UndefinedOr(Schema.toType(BankCard)),
      amount: Schema.String,
      paymentPassword: Schema.String,
      balance: Schema.UndefinedOr(Schema.toType(exact)),
      currency,
    }),
    {
      decode: SchemaGetter.transform((stored: typeof storedWithdrawal.Type) => ({
        ...stored,
        paymentPassword: "",
        balance: undefined,
      })),
      encode: SchemaGetter.transform(({ card, amount, currency: symbol }: typeof storedWithdrawal.Type) => ({
        card,
        amount,
        ...(symbol === undefined ? {} : { currency: symbol }),
      })),
    },
  ),
)

const transferForm = Schema.Struct({
  typed: Schema.Struct({ from: Schema.String, to: Schema.String, amount: Schema.String }),
  wallets: Schema.Array(VendorWallet),
  currency,
})

const agentTransferForm = Schema.Array(
  Schema.Struct({ account: Schema.String, typed: Schema.String, currency }),
)

const moneyMoveOf = <Kind extends string, A, E>(kind: Kind, form: Schema.Codec<A, E>) =>
  Schema.Struct({
    owner: Schema.String,
    kind: Schema.Literal(kind),
    requestId: Schema.String,
    form,
    fingerprint: Schema.optionalKey(Schema.String),
    // The text of the amount contains the currency. For points the text is empty.
    amount: Schema.String,
    // A request before the money move, such as a bonus claim, has succeeded.
    isPrepared: Schema.Boolean,
    // The player opened the page with the outcome after the request was sent.
    isRecordOpened: Schema.Boolean,
    // The unit is epoch milliseconds.
    sentAt: Schema.Finite,
  })

export const UnsettledMove = Schema.Union([
  moneyMoveOf("deposit", depositForm),
  moneyMoveOf("withdrawal", withdrawalForm),
  moneyMoveOf("transfer", transferForm),
  moneyMoveOf("exchange", Good),
  moneyMoveOf("dividend", Payout),
  moneyMoveOf("agentTransfer", agentTransferForm),
])
export type UnsettledMove = typeof UnsettledMove.Type

export type Kind = UnsettledMove["kind"]
type Forms = { readonly [M in UnsettledMove as M["kind"]]: M["form"] }
export type FormOf<K extends Kind> = Forms[K]
type MoneyMoveOf<K extends Kind> = UnsettledMove & { readonly kind: K; readonly form: FormOf<K> }

export const findKind = <K extends Kind>(
  moves: ReadonlyArray<UnsettledMove>,
  kind: K,
): MoneyMoveOf<K> | undefined => moves.find((move): move is MoneyMoveOf<K> => move.kind === kind)

/** True if the gateway may process a repeat as a new request (gateway §4), also if the time of sending is wrong. */
export const isForgotten = ({ sentAt }: Pick<UnsettledMove, "sentAt">, now: number): boolean =>
  Math.abs(now - sentAt) >= millis(timings.requestIdRemembered)

export const places: Readonly<
  Record<Kind, { readonly text: MessageKey; readonly page: string; readonly record: string }>
> = {
  deposit: { text: "unsettled_deposit", page: paths.deposit, record: records.deposits },
  withdrawal: { text: "unsettled_withdrawal", page: paths.withdraw, record: records.withdrawals },
  transfer: { text: "unsettled_transfer", page: paths.memberHome, record: paths.accountRecord },
  exchange: {
    text: "unsettled_exchange",
    page: paths.pointsMall,
    record: `${paths.pointsMall}?tab=history`,
  },
  dividend: { text: "unsettled_transfer", page: paths.agentDividend, record: paths.accountRecord },
  agentTransfer: { text: "unsettled_transfer", page: paths.team, record: paths.accountRecord },
}
