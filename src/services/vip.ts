import { Effect } from "effect"

import { paths } from "#config/paths.ts"
import { appSlots } from "#platform/appSlots.ts"
import { Storage } from "#platform/Storage.ts"

import { Visit } from "./Visit.ts"

/**
 * Leaves the app for the VIP page, which is one of its own under the site's origin (spec §2).
 *
 * The club goes with the tab: the page asks the gateway for nothing (decision 14).
 */
export const leaveForVip = (club: string) =>
  Storage.use(({ set }) => set(appSlots.club, club)).pipe(
    Effect.andThen(Visit.use(({ origin, leaveFor }) => leaveFor(origin + paths.vip))),
  )
