import type { Atom } from "jotai"
import { assert, vi } from "vitest"

import { storageItems } from "#platform/storageItems.ts"
import { bareWhitelabel } from "#tests/domain/samples.ts"
import type { TestServicesOptions } from "#tests/support/services.ts"
import { showMemberAtoms } from "#tests/support/showAtoms.ts"
import { longestWait } from "#tools/test/waits.ts"

export const minute = 60_000
/** When the play session began, by the gateway. */
export const since = 10 * minute

/** A member of a site with player protection; `expectValue` waits until the first atom has a value. */
export const showProtected = async <A>(
  [first, ...others]: readonly [Atom<A>, ...Array<Atom<unknown>>],
  script: NonNullable<TestServicesOptions["script"]>,
  stored: TestServicesOptions["stored"] = {},
) => {
  const whitelabel = JSON.stringify({ ...bareWhitelabel, modules: ["RGLIMIT3"] })
  const shown = await showMemberAtoms([first, ...others], {
    stored: { [storageItems.whitelabel.key]: whitelabel, ...stored },
    script,
  })
  const expectValue = (expected: A) =>
    vi.waitFor(async () => {
      await shown.adjust(0)
      assert.strictEqual(shown.store.get(first), expected)
    }, longestWait)
  return { ...shown, expectValue }
}
