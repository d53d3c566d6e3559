import { assert, describe, it } from "@effect/vitest"

import { isPlayClosedAtom } from "#atoms/merchant.ts"
import { accountOf } from "#domain/Session.ts"
import { storageItems } from "#platform/storageItems.ts"
import { bareWhitelabel } from "#tests/domain/samples.ts"
import { sessionOf } from "#tests/support/services.ts"
import { openStore } from "#tests/support/store.ts"

const own = accountOf(sessionOf(0))

describe("closed play before the first response", () => {
  it.each([
    [own, "onBreak", ["RGLIMIT3"], true],
    [own, "excluded", ["RGLIMIT3"], true],
    [own, "excluded", undefined, true],
    [own, "onBreak", [], undefined],
    [own, "open", ["RGLIMIT3"], undefined],
    ["another", "onBreak", ["RGLIMIT3"], undefined],
  ])(
    "is for the stored account %s in the state %s with the modules %j: %s",
    (account, _tag, modules, closed) => {
      const whitelabel = modules && {
        [storageItems.whitelabel.key]: JSON.stringify({ ...bareWhitelabel, modules }),
      }
      const access = JSON.stringify({ account, access: { _tag, until: null } })
      const stored = { ...whitelabel, [storageItems.playAccess.key]: access }
      const { store } = openStore({ session: sessionOf(0), stored })
      assert.strictEqual(store.get(isPlayClosedAtom), closed)
    },
  )
})
