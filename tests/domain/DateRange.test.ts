import { assert, describe, it } from "@effect/vitest"

import * as DateRange from "#domain/DateRange.ts"
import * as CalendarDate from "#domain/CalendarDate.ts"
import * as PageQuery from "#domain/PageQuery.ts"

describe("date formats", () => {
  it("dates and times are formatted in local time", () => {
    assert.strictEqual(CalendarDate.of(new Date(2026, 0, 5, 0, 1)), "2026-01-05")
    assert.strictEqual(CalendarDate.of(new Date(2026, 11, 31, 23, 59)), "2026-12-31")
  })
})

const today = "2026-03-01"

describe("date ranges", () => {
  it.each([
    { period: "today", startDate: "2026-03-01", endDate: "2026-03-01" },
    { period: "yesterday", startDate: "2026-02-28", endDate: "2026-02-28" },
    { period: "week", startDate: "2026-02-23", endDate: "2026-03-01" },
    { period: "month", startDate: "2026-03-01", endDate: "2026-03-01" },
    { period: "own", startDate: "2026-03-01", endDate: "2026-03-01" },
  ] as const)("the date range of the period $period on 2026-03-01 is $startDate to $endDate", (range) => {
    assert.deepStrictEqual(DateRange.of(range.period, today), range)
  })

  it("a date range can cross the end of a month or a year", () => {
    assert.strictEqual(DateRange.of("yesterday", "2028-03-01").startDate, "2028-02-29")
    assert.strictEqual(DateRange.of("week", "2026-01-03").startDate, "2025-12-28")
    assert.strictEqual(DateRange.of("month", "2026-12-31").startDate, "2026-12-01")
  })
})

describe("date range in an address", () => {
  it("a custom date range writes its dates and no period to an address", () => {
    const own = { period: "own", startDate: "2026-01-10", endDate: "2026-01-12" } as const
    const address = PageQuery.changed("/m/gameRecord", "period=today", DateRange.written(own))
    assert.strictEqual(address, "/m/gameRecord?startDate=2026-01-10&endDate=2026-01-12")
    assert.deepStrictEqual(DateRange.read("startDate=2026-01-10&endDate=2026-01-12", today), own)
  })

  it.each([
    ["", "week"],
    ["period=century", "week"],
    ["period=own", "week"],
    ["startDate=2026-01-12&endDate=2026-01-10", "week"],
    ["startDate=2026-02-30&endDate=2026-03-01", "week"],
    ["startDate=2026-01-12", "week"],
    ["period=today&startDate=soon&endDate=later", "today"],
  ])("an invalid date range in the query '%s' falls back to the period '%s'", (query, period) => {
    assert.strictEqual(DateRange.read(query, today).period, period)
  })

  it("the default date range adds no parameter to an address", () => {
    assert.strictEqual(PageQuery.changed("/m/x", "", DateRange.written(DateRange.of("week", today))), "/m/x")
  })
})

describe("query of an address", () => {
  it("a changed query keeps its other parameters and drops empty parameters", () => {
    assert.strictEqual(
      PageQuery.changed("/m/x", "types=A&tab=deposit&txCode=D", { tab: "", txCode: "W" }),
      "/m/x?types=A&txCode=W",
    )
    assert.strictEqual(PageQuery.valueOf("types=A&tab=", "types"), "A")
    assert.strictEqual(PageQuery.valueOf("types=A", "tab"), "")
  })
})
