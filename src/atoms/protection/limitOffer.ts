import { Effect } from "effect"
import { atom } from "jotai"

import { deposits } from "#gateway/calls/records/accountRecord.ts"
import { Device } from "#platform/Device.ts"
import { Backend } from "#services/Backend.ts"
import { endOffer, offerDate } from "#services/protection/limitOffers.ts"
import { mayDepositAtom } from "#atoms/account/vipProgress.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"

import { restrictionAtom, protectionAtom } from "./protection.ts"

export const hasProtectionTextsAtom = atom(false)

const endedAtom = atom(0)

const offerDateAtom = atom((get) => {
  get(identityAtom)
  get(endedAtom)
  return get(runtimeAtom).runSync(offerDate)
})

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

export const isLimitOfferedAtom = atom((get) => {
  if (!get(hasProtectionTextsAtom) || !get(mayDepositAtom) || get(restrictionAtom) !== undefined) return false
  const limits = valueOf(get(protectionAtom))?.limits
  if (limits === undefined || limits.some(({ kind }) => kind === "deposit")) return false
  return valueOf(get(hasDepositedAtom)) === false
})

export const endOfferAtom = atom(null, (get, set) => {
  get(runtimeAtom).runSync(endOffer)
  set(endedAtom, (count) => count + 1)
})
