import * as Deposit from "./Deposit.ts"
import * as Funds from "./Funds.ts"
import * as DownlineTransfer from "./DownlineTransfer.ts"
import * as TypedAmount from "./TypedAmount.ts"
import type { FormOf, Kind } from "./UnsettledMove.ts"

// Everything that chooses a request's address or body, except its id and the password, which is never stored.
const movedBy: { readonly [K in Kind]: (form: FormOf<K>) => unknown } = {
  deposit: (form) => [form.bank?.method, Deposit.payload(form, "")],
  withdrawal: ({ card, amount, currency }) => [card?.cardId, TypedAmount.read(amount, currency)],
  transfer: (form) => Funds.order(form, ""),
  exchange: ({ goodsId }) => goodsId,
  dividend: ({ account, period }) => [account, period],
  agentTransfer: (form) => DownlineTransfer.transfers(form),
}

// The device stores an FNV-1a hash, not the card or the account.
const hash = (text: string): number => {
  let bits = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
  return bits >>> 0
}

/** The gateway repeats its first response to a request id, so each id belongs to one fingerprint (gateway §4). */
export const fingerprintOf = <K extends Kind>(kind: K, form: FormOf<K>): string => {
  const text = JSON.stringify(movedBy[kind](form)) ?? ""
  return `${hash(text).toString(36)}.${hash([...text].reverse().join("")).toString(36)}`
}
