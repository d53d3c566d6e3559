import { afterEach, assert, describe, it } from "@effect/vitest"
import { createStore } from "jotai"

import { followLinkAtom } from "#atoms/entry/access.ts"
import { toastsAtom } from "#atoms/kernel/toasts.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { type RunningBench, runBench } from "#tests/support/services.ts"

let bench: RunningBench | undefined
afterEach(() => bench?.stop())

describe("a link of the backend", () => {
  it("a link of the backend that is unsafe is not opened and shows a toast", () => {
    bench = runBench({})
    const store = createStore()
    store.set(runtimeAtom, bench.runtime)
    store.set(followLinkAtom, "javascript:alert(1)")
    assert.deepStrictEqual(
      store.get(toastsAtom).map(({ message }) => message.key),
      ["unsafe_link"],
    )
    assert.deepStrictEqual(bench.address.left, [])
  })
})
