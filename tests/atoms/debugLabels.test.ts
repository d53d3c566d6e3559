import { assert, describe, it } from "@effect/vitest"

describe("atoms of the app", () => {
  const sources = import.meta.glob<string>("/src/**/*.{ts,tsx}", {
    eager: true,
    query: "?raw",
    import: "default",
  })

  it("have no debug label, which could reveal a value", () => {
    const labelled = Object.entries(sources).filter(([, text]) => /debugLabel|debugPrivate/.test(text))
    assert.isAbove(Object.keys(sources).length, 300)
    assert.deepStrictEqual(
      labelled.map(([file]) => file),
      [],
    )
  })
})
