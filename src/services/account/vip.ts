import { Effect } from "effect"

import { paths } from "#config/paths.ts"
import type { ClubProgress } from "#domain/account/ClubProgress.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { Storage } from "#platform/Storage.ts"

import { vipStorageItems } from "./vipStorageItems.ts"

export interface VipVisit {
  readonly member: "loaded" | "failed"
  readonly club: string
  readonly currency: string
  readonly progress: ClubProgress | null
}

/** Passes the data through the tab's storage, because the VIP page sends no requests (spec §2, open point 14). */
export const openVipPage = ({ member, club, currency, progress }: VipVisit) =>
  Effect.gen(function* () {
    const storage = yield* Storage
    const { origin } = yield* Device
    yield* storage.set(vipStorageItems.member, member)
    yield* storage.set(vipStorageItems.club, club)
    yield* storage.set(vipStorageItems.currency, currency)
    yield* storage.set(vipStorageItems.progress, progress)
    yield* Address.use(({ leaveFor }) => leaveFor(origin + paths.vip))
  })
