import { expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { PageName } from "#domain/frame/Pages.ts"
import { makeWorld } from "#fixtures/world.ts"
import { cashierSlots } from "#platform/cashierSlots.ts"
import { gameSlots } from "#platform/gameSlots.ts"
import { type Area, type Areas, memoryAreas } from "#platform/Storage.ts"
import { layerWorld } from "#tests/support/world.ts"

import { drawPage } from "./drawPage.tsx"

/** A storage that throws when the page reads these keys, as no browser should. */
const failingAreas = (keys: ReadonlyArray<string>): Areas => {
  const areas = memoryAreas()
  const failing = (area: Area): Area => ({
    ...area,
    getItem: (key) => {
      if (keys.includes(key)) throw new Error("The part is broken")
      return area.getItem(key)
    },
  })
  return { local: failing(areas.local), session: failing(areas.session) }
}

interface Row {
  readonly page: PageName
  readonly path: string
  /** The slots that one part of the page reads. */
  readonly keys: ReadonlyArray<string>
  /** A text of another part. */
  readonly rest: string
}

const moves = [cashierSlots.unsettledMoves.key]
const lists = [gameSlots.keptList.key, gameSlots.searches.key]

const rows: ReadonlyArray<Row> = [
  { page: "memberHome", path: paths.memberHome, keys: moves, rest: "Sign out" },
  { page: "withdraw", path: paths.withdraw, keys: moves, rest: "Balance" },
  { page: "pointsMall", path: paths.pointsMall, keys: moves, rest: "Redeem them for the items below." },
  { page: "gameEntry", path: `${paths.games}?gameType=RNG`, keys: lists, rest: "Recently played" },
]

it.each(rows)("a broken part of $page is replaced alone", async ({ page, path, keys, rest }) => {
  const world = await makeWorld({}, { seed: "parts" })
  const session = await world.signInAs("0")
  const { screen } = await drawPage(page, {
    transport: layerWorld(world),
    address: path,
    areas: failingAreas(keys),
    ...(session === undefined ? {} : { session }),
  })
  await expect.element(screen.getByText("Something went wrong here").first()).toBeInTheDocument()
  await expect.element(screen.getByText(rest).first()).toBeInTheDocument()
})
