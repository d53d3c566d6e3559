import { assert, describe, it } from "@effect/vitest"

import { isWaitingAtom } from "#atoms/kernel/loader.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { logout } from "#gateway/calls/entry/account.ts"
import * as SessionLifecycle from "#machines/SessionLifecycle.ts"
import { sessionOf } from "#tests/support/services.ts"
import { showMemberAtoms } from "#tests/support/showAtoms.ts"

describe("sign-out", () => {
  it("[SS-08] sign-out shows its loader for up to 9999 s", async () => {
    const { store, adjust } = await showMemberAtoms([isWaitingAtom], {
      session: sessionOf(0),
      script: { [logout.path]: "never" },
    })
    store.set(sessionLifeAtom, SessionLifecycle.Event.SignOutConfirmed())
    await adjust("9998 seconds")
    assert.isTrue(store.get(isWaitingAtom))
    await adjust("1 second")
    assert.isFalse(store.get(isWaitingAtom))
  })
})
