import { describe, expect, it } from "vitest"

import { balanceText, columns } from "#pages/agent/team/columns.ts"

describe("the columns of agent reports", () => {
  it("the team report shows a missing registration date as unknown, and a missing last login as never logged in", () => {
    const missing = columns.team.map((column) => [column.label, column.missing])
    expect(missing).toContainEqual(["column_registered", "date_unknown"])
    expect(missing).toContainEqual(["column_last_login", "never_logged_in"])
  })

  it.each([
    [519.999, "₱\u00a0519.99"],
    [-0.001, "−₱\u00a00.01"],
  ] as const)("a member's balance of %s in the team report is rounded down", (balance, text) => {
    expect(balanceText(balance, "₱")).toBe(text)
  })
})
