import { describe, expect, it } from "vitest"

import { handledCalls } from "#fixtures/handlers/all.ts"
import { calls } from "#tests/support/calls.ts"
import { faultTable } from "#tests/support/faultTable.ts"

describe("gateway calls of the source", () => {
  it("have a handler in the simulated gateway", () => {
    const silent = calls.filter(({ call }) => !handledCalls.has(`${call.method} ${call.path}`))
    expect(silent.map(({ file, name, call }) => `${file}: ${name}, ${call.method} ${call.path}`)).toEqual([])
  })

  it("match the fault table: one row for each read", () => {
    const reads = calls.flatMap(({ name, call }) => (call.changes ? [] : [name]))
    expect(Object.keys(faultTable).toSorted()).toEqual(reads.toSorted())
  })
})
