import { assert, describe, it } from "@effect/vitest"

import { isSameAccount, namesOf } from "#domain/entry/LinkSession.ts"
import { partsOf } from "#domain/Name.ts"
import { accountOf } from "#domain/Session.ts"
import { sessionOf } from "#tests/support/services.ts"

const neo = sessionOf(0, { id: "7", userName: "neo" })

describe("whether two sessions belong to the same account", () => {
  it.each([
    ["the same id", {}, true],
    ["the same id with another name", { userName: "neo2" }, true],
    ["another id with the same name", { id: "8" }, false],
    ["the same name and no id", { id: "" }, true],
    ["another name and no id", { id: "", userName: "trinity" }, false],
    ["neither id nor name", { id: "", userName: "" }, false],
    ["another merchant", { merchantCode: "harbour" }, false],
    ["another type of the same kind", { type: 40 }, true],
    ["another kind of account", { type: 9 }, false],
  ] as const)("sessions are compared by merchant, id and kind: %s", (_difference, change, expected) => {
    assert.strictEqual(isSameAccount(neo, { ...neo, ...change }), expected)
    assert.strictEqual(isSameAccount({ ...neo, ...change }, neo), expected)
  })

  it("the account of stored data is identified by merchant and id, not by name", () => {
    assert.strictEqual(accountOf(neo), accountOf({ ...neo, userName: "renamed" }))
    assert.notStrictEqual(accountOf(neo), accountOf({ ...neo, merchantCode: "harbour" }))
    assert.notStrictEqual(accountOf(neo), accountOf({ ...neo, id: "8" }))
  })
})

describe("the two account names in the dialog that offers to switch accounts", () => {
  it.each([
    ["different names are shown alone", { userName: "trinity" }, ["neo", "trinity"]],
    ["equal names show their merchants", { merchantCode: "harbour" }, ["neo (lantern)", "neo (harbour)"]],
    ["equal names of one merchant show their ids", { id: "8" }, ["neo (7)", "neo (8)"]],
    ["an account without an id shows its name", { id: "" }, ["neo (7)", "neo"]],
  ] as const)("the dialog shows a name for each account: %s", (_rule, change, expected) => {
    const { current, other } = namesOf(neo, { ...neo, ...change })
    const textOf = (text: string) =>
      partsOf(text)
        .map((part) => part.text)
        .join("")
    assert.deepStrictEqual([textOf(current), textOf(other)], [...expected])
  })
})
