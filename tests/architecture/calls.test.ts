import { describe, expect, it } from "vitest"

import { answered } from "#fixtures/handlers/all.ts"

interface AnyCall {
  readonly method: string
  readonly path: string
}

const isCall = (value: unknown): value is AnyCall =>
  typeof value === "object" &&
  value !== null &&
  "method" in value &&
  "path" in value &&
  typeof value.method === "string" &&
  typeof value.path === "string"

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("/src/gateway/calls/*.ts", {
  eager: true,
})

const calls = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => (isCall(value) ? [{ file, name, call: value }] : [])),
)

describe("the calls of the gateway", () => {
  it("are found", () => {
    expect(calls.length).toBeGreaterThan(30)
  })

  it("are all answered by the pretend gateway", () => {
    const silent = calls.filter(({ call }) => !answered.has(`${call.method} ${call.path}`))
    expect(silent.map(({ file, name, call }) => `${file}: ${name}, ${call.method} ${call.path}`)).toEqual([])
  })
})
