import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { cashierSlots } from "#platform/cashierSlots.ts"
import { visit, type Visit } from "#tests/support/page.tsx"
import { button, expectText, main, player } from "#tests/support/pagePlayer.ts"

import { ownerHere } from "./moneyForms.ts"

const key = cashierSlots.unsettledMoves.key
const amountField = () => main().getByRole("textbox", { name: "Amount" })

/** Stores a move of the persona, and loads a page again. */
const stores = async (visited: Visit, move: object, path: string) => {
  const common = { owner: ownerHere(visited), requestId: "r1", sentAt: Date.UTC(2026, 10, 2, 9, 30) }
  visited.areas.local.setItem(key, JSON.stringify([{ ...common, ...move }]))
  await visited.again(path)
}

describe("an unsettled move that cannot be sent again", () => {
  it.each([
    [
      "of another version",
      { form: { v: 2 } },
      /^A request from another version: /,
      /^A request from another version /,
    ],
    ["erased at sign-out", { isErased: true }, /^Its details were erased /, /your withdrawal of ₱ 9\.00/],
  ] as const)(
    "a withdrawal %s shows on the member centre and keeps its form away until it is settled",
    async (_title, part, hint, notice) => {
      const visited = await visit({ persona: "0", path: paths.home })
      const move = { kind: "withdrawal", amount: "₱ 9.00", ...part }
      await stores(visited, move, paths.memberHome)
      await expectText(notice)
      await visited.again(paths.withdraw)
      await expectText(hint)
      await expectText("₱ 9.00")
      await expect.element(button("Try again")).not.toBeInTheDocument()
      expect(amountField().elements()).toHaveLength(0)
      await player.follows("See the record")
      visited.address.stepBack()
      await player.presses("It is settled")
      await player.confirms("It is settled")
      await expect.element(amountField()).toBeVisible()
      expect(visited.callsTo(withdraw)).toHaveLength(0)
      expect(visited.areas.local.getItem(key)).toBe("[]")
    },
  )

  it("a request of a kind that this version does not have shows in the member centre", async () => {
    const visited = await visit({ persona: "0", path: paths.home })
    await stores(visited, { kind: "loan", form: null }, paths.memberHome)
    await expectText(/^A request from another version: /)
  })
})
