import type { Atom } from "jotai"
import { expect, it } from "vitest"

import { incompleteMovesAtom, unsettledMovesAtom } from "#atoms/cashier/unsettled.ts"
import { gameSearchAtom } from "#atoms/games/gameLists.ts"
import { paths } from "#config/paths.ts"
import type { PageName } from "#domain/frame/Pages.ts"
import { makeWorld } from "#fixtures/world.ts"
import { layerWorld } from "#tests/support/world.ts"

import { drawPage } from "./drawPage.tsx"

interface Row {
  readonly page: PageName
  readonly path: string
  /** The atoms that one part of the page reads. */
  readonly broken: ReadonlyArray<Atom<unknown>>
  /** A text of another part. */
  readonly rest: string
}

const moves = [incompleteMovesAtom, unsettledMovesAtom]

const rows: ReadonlyArray<Row> = [
  { page: "memberHome", path: paths.memberHome, broken: moves, rest: "Sign out" },
  { page: "withdraw", path: paths.withdraw, broken: moves, rest: "Balance" },
  { page: "pointsMall", path: paths.pointsMall, broken: moves, rest: "Redeem them for the items below." },
  {
    page: "gameEntry",
    path: `${paths.games}?gameType=RNG`,
    broken: [gameSearchAtom],
    rest: "Recently played",
  },
]

it.each(rows)(
  "a part of the page $page that fails to render is replaced, and the other parts stay",
  async ({ page, path, broken, rest }) => {
    const world = await makeWorld({}, { seed: "parts" })
    const session = await world.signInAs("0")
    const { screen } = await drawPage(page, {
      transport: layerWorld(world),
      address: path,
      broken,
      ...(session === undefined ? {} : { session }),
    })
    await expect.element(screen.getByText("Something went wrong here").first()).toBeInTheDocument()
    await expect.element(screen.getByText(rest).first()).toBeInTheDocument()
  },
)
