import { afterEach, assert, describe, it } from "@effect/vitest"
import { type Atom, createStore } from "jotai"

import { homeNoticesAtom } from "#atoms/announcements.ts"
import { contractPromptsAtom } from "#atoms/homePopups.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import { lifeAtom } from "#atoms/life.ts"
import { memberAtom, nicknameAtom } from "#atoms/member.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { walletAtom } from "#atoms/wallet.ts"
import { winnersAtom } from "#atoms/winners.ts"
import type { Language } from "#config/product.ts"
import { contractRequests } from "#gateway/calls/agent.ts"
import { announcements, winnerBoard } from "#gateway/calls/announcements.ts"
import { memberInfo } from "#gateway/calls/member.ts"
import { memberWallet } from "#gateway/calls/wallet.ts"

import { type BenchOptions, type RunningBench, runBench, sessionOf } from "../support/services.ts"

const member = { id: 9, type: 0, nickname: "Neo", account: "neo", userName: "neo" }

let bench: RunningBench | undefined
afterEach(() => bench?.stop())

/** An app that runs, with these atoms on screen. */
const show = async (atoms: ReadonlyArray<Atom<unknown>>, options: BenchOptions) => {
  const running = runBench(options)
  bench = running
  const store = createStore()
  store.set(runtimeAtom, running.runtime)
  for (const each of [sessionLifeAtom, lifeAtom, ...atoms]) store.sub(each, () => {})
  await running.adjust(0)
  return { ...running, store }
}

describe("home with a session", () => {
  const script = {
    [memberInfo.path]: { after: "1 second", reply: { value: member } },
    [contractRequests.path]: { value: { dailysalreqtype: "D" } },
  } as const
  const session = sessionOf(0)

  it("[HP-06] renews the member first; contracts are asked for after that succeeded", async () => {
    const { asked, adjust, store } = await show([memberAtom, contractPromptsAtom], { session, script })
    await adjust("999 millis")
    assert.deepStrictEqual(asked(), [memberInfo.path])
    await adjust("1 millis")
    assert.deepStrictEqual(asked(), [memberInfo.path, contractRequests.path])
    assert.strictEqual(store.get(contractPromptsAtom)._tag, "Loaded")
  })

  it("[HP-06] asks for no contracts when the member could not be renewed", async () => {
    const { asked, adjust } = await show([memberAtom, contractPromptsAtom], {
      session,
      script: { ...script, [memberInfo.path]: { status: 500 } },
    })
    await adjust("1 minute")
    assert.deepStrictEqual(asked(), [memberInfo.path])
  })

  it("[SS-35] asks for no contracts of types 4, 40, 41 and 42", async () => {
    for (const type of [4, 40, 41, 42]) {
      const { asked, adjust, stop } = await show([memberAtom, contractPromptsAtom], {
        session: sessionOf(type),
        script: { ...script, [memberInfo.path]: { value: { ...member, type } } },
      })
      await adjust("1 minute")
      assert.deepStrictEqual(asked(), [memberInfo.path])
      await stop()
    }
  })

  it("the member is called by the session's name until more is known", async () => {
    const { store, adjust } = await show([nicknameAtom], { session, script })
    assert.strictEqual(store.get(nicknameAtom), "member0")
    await adjust("1 second")
    assert.strictEqual(store.get(nicknameAtom), "Neo")
  })
})

describe("home without a session", () => {
  it("[HP-07] [HP-10] asks for neither member nor contracts nor a member's wallet", async () => {
    const { asked, adjust } = await show([memberAtom, contractPromptsAtom, walletAtom], {})
    await adjust("1 minute")
    assert.isEmpty(asked())
  })
})

describe("another language", () => {
  const rows = [
    { name: "announcements", shown: homeNoticesAtom, path: announcements.path },
    { name: "winners", shown: winnersAtom, path: winnerBoard.path },
  ] as const

  it.each(rows)("[BC-04] twice within 250 ms refreshes $name once, after 250 ms", async ({ shown, path }) => {
    const value = path === winnerBoard.path ? { list: [] } : {}
    const { adjust, store, fake } = await show([shown], { script: { [path]: { value } } })
    const choose = (language: Language) => store.set(languageAtom, language)
    assert.lengthOf(fake.requestsTo(path), 1)
    choose("TH")
    await adjust("200 millis")
    choose("VI")
    await adjust("249 millis")
    assert.lengthOf(fake.requestsTo(path), 1)
    await adjust("1 millis")
    assert.deepStrictEqual(
      fake.requestsTo(path).map(({ headers }) => headers["Language"]),
      ["EN", "VI"],
    )
    await adjust("1 minute")
    assert.lengthOf(fake.requestsTo(path), 2)
  })
})

describe("a session that is over while home is on screen", () => {
  it("leaves nobody's money and nobody's name", async () => {
    const { adjust, store, fake } = await show([nicknameAtom, walletAtom], {
      session: sessionOf(0),
      script: {
        [memberInfo.path]: { value: member },
        [memberWallet.path]: [{ value: { currencySymbol: "₱", sumBalance: 5 } }, { status: 401 }],
      },
    })
    assert.strictEqual(store.get(walletAtom)._tag, "Loaded")
    assert.strictEqual(store.get(nicknameAtom), "Neo")
    store.set(walletAtom)
    await adjust(0)
    assert.strictEqual(store.get(sessionLifeAtom)._tag, "Over")
    assert.strictEqual(store.get(nicknameAtom), "")
    assert.notInclude(JSON.stringify(store.get(walletAtom)), "sumBalance")
    await adjust("1 minute")
    assert.lengthOf(fake.requestsTo(memberWallet.path), 2)
  })
})
