import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import fc from "fast-check"

import * as DateRange from "#domain/DateRange.ts"
import { Id, list } from "#domain/Lenient.ts"
import * as PageQuery from "#domain/PageQuery.ts"
import * as Url from "#domain/Url.ts"

const origin = "https://m.lantern.example"

/** Whether a browser on a page of `origin` leaves it for this address. */
const leaves = (address: string): boolean => {
  try {
    return new URL(address, `${origin}/m/home`).origin !== origin
  } catch {
    return false
  }
}

const tricky = fc.string({
  unit: fc.constantFrom(..."/\\:@?#.ma \t\n".split(""), "%2f", "http", "https", "javascript"),
  maxLength: 12,
})

describe("addresses", () => {
  it("a URL counts as safe only when a browser opens it over https, or over http on loopback", () => {
    fc.assert(
      fc.property(fc.oneof(tricky, fc.webUrl(), fc.string()), (address) => {
        if (!Url.isSafe(address)) return
        const { protocol, hostname, username } = new URL(address)
        assert.isTrue(protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname))
        assert.strictEqual(username, "")
      }),
    )
  })

  it("an https URL of any host is safe, and a URL with any other scheme is refused", () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ["https"] }), (address) => {
        assert.isTrue(Url.isSafe(address))
        for (const scheme of ["http:", "javascript:", "data:", "blob:", "//"])
          assert.isFalse(Url.isSafe(address.replace(/^https:/, scheme)))
      }),
    )
  })

  it("a path that passes as a page of the app never leads to another origin", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          tricky,
          fc.string(),
          tricky.map((end) => `/${end}`),
          tricky.map((end) => `/m${end}`),
        ),
        (path) => {
          const links = Url.isInApp(path) ? [path, Url.inAppPath(path, origin) ?? path] : []
          assert.isFalse(links.some(leaves))
        },
      ),
    )
  })

  it("a value in an address's query is unchanged after writing and reading", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (value) => {
        const address = PageQuery.changed("/m/record", "", { account: value })
        assert.strictEqual(PageQuery.valueOf(address.replace(/^[^?]*/, ""), "account"), value)
        assert.isFalse(leaves(address))
      }),
    )
  })
})

const day = fc
  .date({ min: new Date("1970-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe("dates", () => {
  it("any query of an address is read as a valid date range", () => {
    const text = fc.oneof(day, fc.string(), fc.constantFrom("2026-02-30", "0000-00-00", "9999-99-99"))
    fc.assert(
      fc.property(text, text, fc.string(), (startDate, endDate, period) => {
        const query = new URLSearchParams({ startDate, endDate, period }).toString()
        const range = DateRange.read(query, "2026-11-22")
        assert.isTrue(DateRange.isRange(range.startDate, range.endDate))
      }),
    )
  })

  it("a date range in an address is unchanged after writing and reading", () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [startDate = "", endDate = ""] = [one, other].sort()
        const range = { period: "own", startDate, endDate } as const
        const query = new URLSearchParams(DateRange.written(range)).toString()
        assert.deepStrictEqual(DateRange.read(query, "2026-11-22"), range)
      }),
    )
  })

  it("the days of a date range are distinct and in order, and the last of them is the range's last day", () => {
    fc.assert(
      fc.property(fc.oneof(day, fc.constant("9999-12-31")), fc.nat(400), (endDate, count) => {
        const start = new Date(Date.parse(endDate) - count * 86_400_000).toISOString().slice(0, 10)
        const days = DateRange.daysOf({ period: "own", startDate: start, endDate })
        assert.lengthOf(new Set(days), count + 1)
        assert.deepStrictEqual(days, [...days].sort())
        assert.strictEqual(days.at(-1), endDate)
      }),
    )
  })
})

describe("lists", () => {
  const entry = Schema.Struct({ id: Id })
  const decode = Schema.decodeUnknownSync(list(entry))

  it("a list with arbitrary entries is decoded without an exception, and keeps its valid entries in order", () => {
    const sound = fc.record({ id: fc.oneof(fc.string(), fc.integer()) })
    const mixed = fc.array(fc.oneof(sound, fc.anything()), { maxLength: 12 })
    fc.assert(
      fc.property(mixed, (entries) => {
        const isSound = Schema.is(Schema.Struct({ id: Schema.Union([Schema.String, Schema.Finite]) }))
        assert.deepStrictEqual(
          decode(entries).map(({ id }) => id),
          entries.filter(isSound).map(({ id }) => String(id)),
        )
      }),
    )
  })
})
