import { describe, expect, it, vi } from "vitest"

import { firstCalls } from "#app/boot/firstCalls.ts"
import { prefetch } from "#app/boot/prefetch.ts"
import { storedUserOf } from "#app/boot/storedUser.ts"
import { defaultDeployment } from "#config/deployment.ts"
import { paths } from "#config/paths.ts"
import type { World } from "#fixtures/world.ts"
import { addressOf } from "#gateway/address.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { storageItems } from "#platform/storageItems.ts"
import type { Areas } from "#platform/Storage.ts"
import { openApp } from "#tests/support/page.tsx"
import { framed, frameOf } from "#tools/build/frames.ts"

const keys = {
  session: storageItems.session.key,
  merchant: storageItems.merchant.key,
  language: storageItems.language.key,
  status: storageItems.systemStatus.key,
  whitelabel: storageItems.whitelabel.key,
}

const frames = Object.fromEntries(framed.map((page) => [page.path, frameOf(page)]))

/** The gateway's log hides tokens. */
const withoutToken = (address: string): string => address.replace(/token=[^&]*/, "token=")

const sentByBoot = (address: string, areas: Areas): ReadonlyArray<string> => {
  vi.stubGlobal("localStorage", areas.local)
  vi.stubGlobal("sessionStorage", areas.session)
  vi.stubGlobal("fetch", () => new Promise(() => {}))
  const { pathname, search } = new URL(address, location.origin)
  const plan = { calls: firstCalls, frames, keys, origin: "" }
  const sent = prefetch(plan, storedUserOf(keys, defaultDeployment), { pathname, search }, Promise.resolve())
  delete window.prefetched
  vi.unstubAllGlobals()
  return Object.values(sent).map((each) => withoutToken(each?.address ?? ""))
}

const reads = (world: World): ReadonlyArray<string> =>
  world.log
    .entries()
    .filter(({ method }) => method === "GET")
    .map(({ path, query }) => withoutToken(addressOf({ path, query: Object.entries(Object(query)) })))

const games = `${paths.gameList}?gameType=RNG`

/** One address for each page and list of first requests. */
const requesting = new Map(
  framed
    .filter((page) => frameOf(page).calls !== undefined)
    .map((page) => [`${page.name} ${frameOf(page).calls?.join()}`, page.path]),
)

/** Every page with first requests, and other addresses where boot must send less. */
const addresses = [
  ...requesting.values(),
  games,
  `${games}&q=ace`,
  `${games}&vassalage=PG`,
  `${paths.gameList}?gameType=FISH`,
  `${paths.gameList}?gameType=HOT`,
  `${paths.gameList}?gameType=ESPORTS`,
  `${paths.slotsCentre}?gameType=FISH`,
  `${paths.help}?i=2`,
  `${paths.deposit}?receipt=1`,
  paths.settings,
]

const cases = [
  ...addresses.flatMap((path) => ["guest", "0"].map((persona) => [persona, path] as const)),
  ...[paths.deposit, paths.inbox, paths.login].flatMap((path) =>
    ["4", "40"].map((persona) => [persona, path] as const),
  ),
]

describe("the first requests of a page", () => {
  it.each(cases)("include every request that boot sends for persona %s at %s", async (persona, path) => {
    const { world, areas } = await openApp({ path, persona })
    const early = sentByBoot(path, areas)
    expect(early).toContain(systemStatus.path)
    await expect.poll(() => early.filter((address) => !reads(world).includes(address))).toEqual([])
  })
})
