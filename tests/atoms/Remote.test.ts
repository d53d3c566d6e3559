import { assert, describe, it } from "@effect/vitest"

import * as Remote from "#atoms/kernel/Remote.ts"

const message = { key: "network_slow" } as const
const loading: Remote.Remote<number> = Remote.Loading()
const loaded: Remote.Remote<number> = Remote.Loaded({ value: 1, refreshing: false })
const failed: Remote.Remote<number> = Remote.Failed({ message, previous: undefined })
const stale: Remote.Remote<number> = Remote.Failed({ message, previous: 1 })

describe("a remote value", () => {
  it.each([
    [loading, undefined],
    [loaded, 1],
    [failed, undefined],
    [stale, 1],
  ])("the remote value %j contains the value %s", (remote, value) => {
    assert.strictEqual(Remote.valueOf(remote), value)
    assert.strictEqual(
      Remote.getOrElse(remote, () => 9),
      value ?? 9,
    )
  })

  it("`Remote.getOrElse` returns a loaded 0, empty text, null or false, not the fallback", () => {
    for (const value of [0, "", null, false]) {
      assert.strictEqual(
        Remote.getOrElse(Remote.Loaded<unknown>({ value, refreshing: false }), () => "other"),
        value,
      )
    }
  })

  it("`Remote.map` changes the loaded or previous value, and no other field", () => {
    const text = (value: number) => `#${value}`
    assert.deepStrictEqual(Remote.map(loading, text), Remote.Loading())
    assert.deepStrictEqual(
      Remote.map(Remote.Loaded({ value: 1, refreshing: true }), text),
      Remote.Loaded({ value: "#1", refreshing: true }),
    )
    assert.deepStrictEqual(Remote.map(stale, text), Remote.Failed({ message, previous: "#1" }))
    assert.deepStrictEqual(Remote.map(failed, text), Remote.Failed({ message, previous: undefined }))
  })
})
