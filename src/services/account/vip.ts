import { Effect } from "effect"

import { paths } from "#config/paths.ts"
import { appSlots } from "#platform/appSlots.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { Storage } from "#platform/Storage.ts"

/**
 * Opens the VIP page, which is separate from the app on the site's origin (spec §2). Stores club and
 * currency for the tab: the page sends no requests (decision 14).
 */
export const openVipPage = ({ club, currency }: { readonly club: string; readonly currency: string }) =>
  Effect.gen(function* () {
    const storage = yield* Storage
    const { origin } = yield* Device
    yield* storage.set(appSlots.club, club)
    yield* storage.set(appSlots.currency, currency)
    yield* Address.use(({ leaveFor }) => leaveFor(origin + paths.vip))
  })
