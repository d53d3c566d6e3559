import { Effect } from "effect"
import { atom } from "jotai"

import { deposits } from "#gateway/calls/records/records.ts"
import { Device } from "#platform/Device.ts"
import { Backend } from "#services/Backend.ts"
import { endOffer, offerDate } from "#services/protection/limitOffers.ts"
import { mayDepositAtom } from "#atoms/account/standing.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"

import { closureAtom, protectionAtom } from "./protection.ts"

/** Whether the texts of player protection are loaded, which the pages around the offer do not wait for. */
export const hasProtectionTextsAtom = atom(false)

const endedAtom = atom(0)

/** The date of the account's registration on this device; undefined once the offer has ended. */
const offerDateAtom = atom((get) => {
  get(identityAtom)
  get(endedAtom)
  return get(runtimeAtom).runSync(offerDate)
})

/** Whether the account has deposited since its registration. Requested only for an account with an offer. */
const hasDepositedAtom = queryAtom(
  (get) => {
    const startDate = get(offerDateAtom)
    if (startDate === undefined) return Effect.succeed(true)
    return Effect.gen(function* () {
      const endDate = yield* Device.use(({ localDate }) => localDate)
      const { content } = yield* Backend.read(deposits, { startDate, endDate, pageNo: 1, pageSize: 1 })
      return content.length > 0
    })
  },
  { ofMember: true },
)

/** Whether a deposit limit is offered: after a registration on this device, before the first deposit and without such a limit. */
export const isLimitOfferedAtom = atom((get) => {
  if (!get(hasProtectionTextsAtom) || !get(mayDepositAtom) || get(closureAtom) !== undefined) return false
  const limits = valueOf(get(protectionAtom))?.limits
  if (limits === undefined || limits.some(({ kind }) => kind === "deposit")) return false
  return valueOf(get(hasDepositedAtom)) === false
})

/** Ends the offer for the account on this device. */
export const endOfferAtom = atom(null, (get, set) => {
  get(runtimeAtom).runSync(endOffer)
  set(endedAtom, (count) => count + 1)
})
