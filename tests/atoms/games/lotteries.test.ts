import { assert, describe, it } from "@effect/vitest"

import { drawsAtomOf, lotteriesAtom, recentLotteriesAtom } from "#atoms/games/lotteries.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import * as calls from "#gateway/calls/games/lotteries.ts"
import { sessionOf } from "#tests/support/services.ts"
import { openStore, reads, type RequestRow, requestsOf } from "#tests/support/store.ts"

const rows: ReadonlyArray<RequestRow> = [
  [
    "[CA-52] recent lotteries are requested",
    reads(recentLotteriesAtom),
    ["GET /lgw/vn/games/game_menu/recent language=EN"],
  ],
  [
    "[CA-51] the last draws of a lottery are requested by its id",
    reads(drawsAtomOf({ gameId: "L1", vassalage: "LOTT" })),
    ["GET /lotto/lgw/games/opened/numero gameId=L1"],
  ],
  [
    "[CA-52] the last draws of a Vietnamese lottery are requested by its id",
    reads(drawsAtomOf({ gameId: "V1", vassalage: "TCG_LOTTO_VN" })),
    ["GET /lgw/vn/numeros/opened/game gameId=V1"],
  ],
]

describe("requests of lotteries", () => {
  it.each(rows)("%s (as a member)", async (...row) => {
    assert.deepStrictEqual(await requestsOf(row, sessionOf(0)), [...row[2]])
  })

  it("[CA-50, CA-52] the list of lotteries merges popular, mobile and Vietnamese lotteries, each once", async () => {
    const { store, adjust, requestedPaths } = openStore({
      script: {
        [calls.mobileLotteries.path]: {
          value: [
            { gameId: "L1", vassalage: "LOTT", lastNumbers: [] },
            { gameId: "L2", lastNumbers: [] },
          ],
        },
        [calls.popularLotteries.path]: { value: [{ gameId: "L2", lastNumbers: [] }] },
        [calls.vietnameseLotteries.path]: {
          value: [{ gameId: "V1", vassalage: "TCG_LOTTO_VN", lastNumbers: [] }],
        },
      },
    })
    reads(lotteriesAtom)(store)
    await adjust(0)
    assert.deepStrictEqual(
      Remote.getOrElse(store.get(lotteriesAtom), () => []).map(({ gameId }) => gameId),
      ["L2", "L1", "V1"],
    )
    assert.sameMembers(
      [...requestedPaths()],
      [calls.mobileLotteries.path, calls.popularLotteries.path, calls.vietnameseLotteries.path],
    )
  })

  it("a guest's recent lotteries send no request", async () => {
    const row: RequestRow = ["", reads(recentLotteriesAtom), []]
    assert.isEmpty(await requestsOf(row))
  })
})
