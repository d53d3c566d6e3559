import { describe, expect, it } from "vitest"

import { answered } from "#fixtures/handlers/all.ts"
import { calls } from "#tests/support/calls.ts"

describe("the calls of the gateway", () => {
  it("are all answered by the pretend gateway", () => {
    const silent = calls.filter(({ call }) => !answered.has(`${call.method} ${call.path}`))
    expect(silent.map(({ file, name, call }) => `${file}: ${name}, ${call.method} ${call.path}`)).toEqual([])
  })
})
