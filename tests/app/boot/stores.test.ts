import { afterEach, assert, describe, it, vi } from "@effect/vitest"

import { openStores } from "#app/boot/stores.ts"
import { isWaitingAtom } from "#atoms/kernel/loader.ts"
import { notifyAtom, toastsAtom } from "#atoms/kernel/toasts.ts"
import { firstPaintDoneAtom } from "#atoms/frame/firstPaint.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { loginPopupsDueAtom, sessionAtom, sessionLifeAtom, switchAskedAtom } from "#atoms/session.ts"
import { newAccountAtom } from "#atoms/entry/login.ts"
import { timings } from "#config/timings.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { logout } from "#gateway/calls/entry/account.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { longestWait } from "#tools/test/waits.ts"
import {
  type TestServicesOptions,
  type RunningTestServices,
  runTestServices,
  sessionOf,
} from "#tests/support/services.ts"
import { openBrowser } from "#tests/support/tabs.ts"

const running: Array<RunningTestServices> = []
afterEach(() => Promise.all(running.splice(0).map((services) => services.stop())))

const wallet = (sumBalance: number) => ({ value: { currencySymbol: "₱", sumBalance, wallets: [] } })

/** Two tabs of one device, on which member0 is logged in; `stores` are those of the first. */
const openTabs = async (options: TestServicesOptions = {}) => {
  const { newTab } = openBrowser()
  const one = runTestServices({
    session: sessionOf(0),
    ...newTab(),
    ...options,
    script: { [memberWallet.path]: [wallet(5), wallet(7)], ...options.script },
  })
  const other = runTestServices({ ...newTab() })
  running.push(one, other)
  const stores = openStores(one.runtime)
  const logIn = (type: number) =>
    other.runtime.runSync(CurrentSession.use(({ start }) => start(sessionOf(type))))
  await one.adjust("1 second")
  return { ...one, stores, logIn, store: () => stores.current().store }
}

const userOf = (store: ReturnType<ReturnType<typeof openStores>["current"]>["store"]) => {
  const session = store.get(sessionAtom)
  return session._tag === "Some" ? session.value.userName : ""
}

describe("another tab switches to another account", () => {
  it("a switch of account clears all queries, dialogs, drafts and toasts of the previous account", async () => {
    const { stores, store, logIn, adjust } = await openTabs()
    const before = store()
    before.sub(walletAtom, () => {})
    await adjust("1 second")
    assert.include(JSON.stringify(before.get(walletAtom)), "5")
    before.set(newAccountAtom, { type: "username", username: "draft", countryDialingCode: "" })
    before.set(switchAskedAtom, { current: sessionOf(0), other: sessionOf(1) })
    before.set(notifyAtom, { message: { key: "change_saved" }, shownFor: timings.toastLongest, tone: "good" })
    before.set(firstPaintDoneAtom, true)
    let replaced = 0
    stores.watch(() => (replaced += 1))

    logIn(1)
    assert.strictEqual(replaced, 1)
    assert.notStrictEqual(store(), before)
    assert.strictEqual(userOf(store()), "member1")
    assert.isUndefined(store().get(newAccountAtom))
    assert.isUndefined(store().get(switchAskedAtom))
    assert.isEmpty(store().get(toastsAtom))
    assert.strictEqual(store().get(walletAtom)._tag, "Loading")
    assert.isTrue(store().get(firstPaintDoneAtom), "what stands is not hidden again")
  })

  it("a switch of account cancels a request that the previous account confirmed", async () => {
    const { store, logIn, fake, adjust } = await openTabs()
    const before = store()
    const readAtom = actionAtom({ run: () => Backend.read(memberWallet, { type: "member" }) })
    logIn(1)
    await adjust("1 second")
    const acting = before.set(readAtom, undefined)
    await adjust("1 second")
    assert.strictEqual((await acting)._tag, "None")
    assert.isEmpty(fake.requestsTo(memberWallet.path))
  })

  it("the store stays the same when another tab gets a new token for the same account", async () => {
    const { store, logIn } = await openTabs()
    const before = store()
    logIn(0)
    assert.strictEqual(store(), before)
  })
})

describe("a login after a session has ended", () => {
  it.each([
    [0, "keeps", true],
    [1, "forgets", false],
  ] as const)(
    "after the session of member0 has ended, a login by member%i %s member0's drafts",
    async (type, _does, isSame) => {
      const { store, runtime } = await openTabs()
      const before = store()
      runtime.runSync(CurrentSession.use(({ over }) => over))
      assert.strictEqual(store(), before, "the page to return to and the drafts are still there")
      runtime.runSync(CurrentSession.use(({ start }) => start(sessionOf(type))))
      assert.strictEqual(store() === before, isSame)
      assert.strictEqual(userOf(store()), `member${type}`)
      assert.isTrue(store().get(loginPopupsDueAtom))
    },
  )
})

describe("signing out", () => {
  it("[SS-12] signing out opens home with an empty store after the response arrives", async () => {
    const { store, adjust, address, fake } = await openTabs({
      address: "/m/member/home",
      script: { [logout.path]: { after: "1 minute", reply: { value: null } } },
    })
    const before = store()
    before.set(sessionLifeAtom, { _tag: "SignOutConfirmed" })
    // The chunk that erases the account's data loads first.
    await vi.waitFor(() => assert.lengthOf(fake.requestsTo(logout.path), 1), longestWait)
    assert.isTrue(before.get(isWaitingAtom))
    assert.strictEqual(store(), before)
    await adjust("1 minute")
    assert.notStrictEqual(store(), before)
    assert.strictEqual(userOf(store()), "")
    assert.isFalse(store().get(isWaitingAtom))
    assert.deepStrictEqual(address.history, ["/m/home"])
  })
})
