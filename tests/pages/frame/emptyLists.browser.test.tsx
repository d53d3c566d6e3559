import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import * as Security from "#domain/account/Security.ts"
import { visit } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

/** Empty lists: what is missing, the persona, the address, the headline, and the icon of its drawing. */
const lists = [
  ["games", "0", paths.rng, "There are no games here at the moment.", "gamepad-2"],
  ["favourites", "0", `${paths.gameList}?gameType=FAV`, "No favourites yet", "star"],
  ["bets", "0", paths.bettingRecord, "There are no bets on these dates.", "dices"],
  ["transactions", "0", paths.accountRecord, "There are no transactions on these dates.", "receipt-text"],
  ["mail", "0", paths.inbox, "No messages yet", "mail"],
  ["promotions", "guest", paths.activity, "There are no promotions here at the moment.", "gift"],
  ["banks", "0", Security.partAddress("bankCard"), "No bank can be added at the moment.", "credit-card"],
  ["team", "9", paths.team, "There are no members here yet.", "users"],
] as const

describe("an empty list", () => {
  it.each(lists)(
    "an empty list of %s has words and a drawing of its own",
    async (...[, persona, path, headline, icon]) => {
      await visit({ persona, path, settings: { scale: "empty" } })
      const state = main().getByRole("status").filter({ hasText: "No data" })
      await expect.element(state.getByText(headline, { exact: true })).toBeVisible()
      expect(state.element().querySelector("p")?.textContent).toBe(headline)
      expect(state.element().querySelector(`.lucide-${icon}`)).not.toBeNull()
    },
  )
})
