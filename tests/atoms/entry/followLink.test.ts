import { assert, describe, it } from "@effect/vitest"

import { followLinkAtom } from "#atoms/entry/access.ts"
import { toastsAtom } from "#atoms/kernel/toasts.ts"
import { freshStore } from "#tests/support/showAtoms.ts"

describe("a link that the backend sends", () => {
  it("an unsafe link from the backend is not opened and shows a toast", () => {
    const { address, store } = freshStore()
    store.set(followLinkAtom, "javascript:alert(1)")
    assert.deepStrictEqual(
      store.get(toastsAtom).map(({ message }) => message.key),
      ["unsafe_link"],
    )
    assert.deepStrictEqual(address.left, [])
  })
})
