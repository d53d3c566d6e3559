import { describe, expect, it } from "vitest"

import { columns } from "#pages/agent/columns.ts"

describe("the columns of agent reports", () => {
  it("reports show an unknown registration date as unknown, and a member without a login as never logged in", () => {
    const missing = columns.team.map((column) => [column.label, column.missing])
    expect(missing).toContainEqual(["column_registered", "date_unknown"])
    expect(missing).toContainEqual(["column_last_login", "never_logged_in"])
  })

  it("payouts as a share of stakes are a payout rate, an agent's share is a rate", () => {
    const labels = (of: ReadonlyArray<{ readonly label: string }>) => of.map(({ label }) => label)
    expect(labels(columns.betting)).toEqual(["column_stake", "column_win", "column_payout_rate"])
    expect(labels(columns.payouts)).toContain("column_rate")
  })
})
