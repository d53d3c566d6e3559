import { describe, expect, it } from "vitest"

import { handledCalls } from "#fixtures/handlers/all.ts"
import { calls } from "#tests/support/calls.ts"
import { faultTable } from "#tests/support/faultTable.ts"

describe("gateway calls", () => {
  it("the simulated gateway handles every call of the app", () => {
    const silent = calls.filter(({ call }) => !handledCalls.has(`${call.method} ${call.path}`))
    expect(silent.map(({ file, name, call }) => `${file}: ${name}, ${call.method} ${call.path}`)).toEqual([])
  })

  it("the fault table has one row for every read call, and no other row", () => {
    const reads = calls.flatMap(({ name, call }) => (call.changes ? [] : [name]))
    expect(Object.keys(faultTable).toSorted()).toEqual(reads.toSorted())
  })
})
