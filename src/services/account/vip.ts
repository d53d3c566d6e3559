import { Effect } from "effect"

import { paths } from "#config/paths.ts"
import type { ClubProgress } from "#domain/account/ClubProgress.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { Storage } from "#platform/Storage.ts"

import { vipSlots } from "./vipSlots.ts"

/** The member as the VIP page shows it. */
export interface VipVisit {
  readonly member: "loaded" | "failed"
  readonly club: string
  readonly currency: string
  readonly progress: ClubProgress | null
}

/**
 * Opens the VIP page, which is separate from the app on the site's origin (spec §2). Stores the visit for the tab: the
 * page sends no requests (decision 14).
 */
export const openVipPage = ({ member, club, currency, progress }: VipVisit) =>
  Effect.gen(function* () {
    const storage = yield* Storage
    const { origin } = yield* Device
    yield* storage.set(vipSlots.member, member)
    yield* storage.set(vipSlots.club, club)
    yield* storage.set(vipSlots.currency, currency)
    yield* storage.set(vipSlots.progress, progress)
    yield* Address.use(({ leaveFor }) => leaveFor(origin + paths.vip))
  })
