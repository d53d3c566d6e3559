import { assert, describe, it } from "@effect/vitest"

import { dismissQuestionAtom } from "#atoms/frame/questions.ts"
import { isWaitingAtom } from "#atoms/kernel/loader.ts"
import { isGuestAtom, sessionLifeAtom } from "#atoms/session.ts"
import { logout } from "#gateway/calls/entry/account.ts"
import { storageItems } from "#platform/storageItems.ts"
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

describe("a link's session", () => {
  it("ends on the device and at the gateway when its question cannot be shown", async () => {
    const { store, adjust, areas, bodiesTo } = await showMemberAtoms([isGuestAtom], {
      session: sessionOf(0, { isUnconfirmed: true }),
      script: { [logout.path]: "never" },
    })
    store.set(dismissQuestionAtom)
    await adjust(0)
    assert.isNull(areas.local.getItem(storageItems.session.key))
    assert.isTrue(store.get(isGuestAtom))
    assert.deepStrictEqual(bodiesTo(logout.path), ['{"token":"token-0"}'])
  })
})
