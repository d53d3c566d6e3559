import { Effect } from "effect"
import { atom } from "jotai"

import { deposits } from "#gateway/calls/records/accountRecord.ts"
import { Device } from "#platform/Device.ts"
import { Backend } from "#services/Backend.ts"
import { closeOffer, endOffer, offer } from "#services/protection/limitOffers.ts"
import { mayDepositAtom } from "#atoms/account/vipProgress.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"

import { restrictionAtom, protectionAtom } from "./protection.ts"

export const hasProtectionTextsAtom = atom(false)

const changesAtom = atom(0)

const offerAtom = atom((get) => {
  get(identityAtom)
  get(changesAtom)
  return get(runtimeAtom).runSync(offer)
})

const offerDateAtom = atom((get) => get(offerAtom)?.date)

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

/** Whether the first deposit asks for a limit. */
export const isLimitAskedAtom = atom((get) => {
  if (!get(hasProtectionTextsAtom) || !get(mayDepositAtom) || get(restrictionAtom) !== undefined) return false
  const limits = valueOf(get(protectionAtom))?.limits
  if (limits === undefined || limits.some(({ kind }) => kind === "deposit")) return false
  return valueOf(get(hasDepositedAtom)) === false
})

export const isLimitOfferedAtom = atom((get) => get(isLimitAskedAtom) && get(offerAtom)?.isClosed !== true)

const offerChangeAtom = (change: typeof closeOffer) =>
  atom(null, (get, set) => {
    get(runtimeAtom).runSync(change)
    set(changesAtom, (count) => count + 1)
  })

export const closeOfferAtom = offerChangeAtom(closeOffer)

export const endOfferAtom = offerChangeAtom(endOffer)
