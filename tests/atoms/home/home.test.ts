import { assert, describe, it } from "@effect/vitest"

import { homeAnnouncementsAtom } from "#atoms/home/announcements.ts"
import { contractPromptsAtom } from "#atoms/home/homePopups.ts"
import { memberAtom, nicknameAtom } from "#atoms/account/member.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { winnersAtom } from "#atoms/home/winners.ts"
import type { Language } from "#config/product.ts"
import { contractRequests } from "#gateway/calls/agent/agent.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { sessionOf } from "#tests/support/services.ts"
import { showAtoms } from "#tests/support/showAtoms.ts"

const member = { id: 9, type: 0, nickname: "Neo", account: "neo", userName: "neo" }

describe("home with a session", () => {
  const script = {
    [memberInfo.path]: { after: "1 second", reply: { value: member } },
    [contractRequests.path]: { value: { dailysalreqtype: "D" } },
  } as const
  const session = sessionOf(0)

  it("[HP-06] home renews the member first and fetches contracts after that succeeded", async () => {
    const { requestedPaths, adjust, store } = await showAtoms([memberAtom, contractPromptsAtom], {
      session,
      script,
    })
    await adjust("999 millis")
    assert.deepStrictEqual(requestedPaths(), [memberInfo.path])
    await adjust("1 millis")
    assert.deepStrictEqual(requestedPaths(), [memberInfo.path, contractRequests.path])
    assert.strictEqual(store.get(contractPromptsAtom)._tag, "Loaded")
  })

  it("[HP-06] home fetches no contracts when the renewal failed", async () => {
    const { requestedPaths, adjust } = await showAtoms([memberAtom, contractPromptsAtom], {
      session,
      script: { ...script, [memberInfo.path]: { status: 500 } },
    })
    await adjust("1 minute")
    assert.deepStrictEqual([...new Set(requestedPaths())], [memberInfo.path])
  })

  it("[SS-35] home fetches no contracts for types 4, 40, 41 and 42", async () => {
    for (const type of [4, 40, 41, 42]) {
      const { requestedPaths, adjust, stop } = await showAtoms([memberAtom, contractPromptsAtom], {
        session: sessionOf(type),
        script: { ...script, [memberInfo.path]: { value: { ...member, type } } },
      })
      await adjust("1 minute")
      assert.deepStrictEqual(requestedPaths(), [memberInfo.path])
      await stop()
    }
  })

  it("home shows the session's name until the member is renewed", async () => {
    const { store, adjust } = await showAtoms([nicknameAtom], { session, script })
    assert.strictEqual(store.get(nicknameAtom), "member0")
    await adjust("1 second")
    assert.strictEqual(store.get(nicknameAtom), "Neo")
  })
})

describe("home without a session", () => {
  it("[HP-07] [HP-10] home without a session fetches no member, contracts or wallet", async () => {
    const { requestedPaths, adjust } = await showAtoms([memberAtom, contractPromptsAtom, walletAtom], {})
    await adjust("1 minute")
    assert.isEmpty(requestedPaths())
  })
})

describe("another language", () => {
  const rows = [
    { name: "announcements", shown: homeAnnouncementsAtom, path: homeAnnouncements.path },
    { name: "winners", shown: winnersAtom, path: winnerBoard.path },
  ] as const

  it.each(rows)(
    "[BC-04] home refetches the $name once after two changes of language within 250 ms",
    async ({ shown, path }) => {
      const value = path === winnerBoard.path ? { list: [] } : {}
      const { adjust, store, fake } = await showAtoms([shown], { script: { [path]: { value } } })
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
    },
  )
})

describe("a session that is over while home is on screen", () => {
  it("a session that ends on home leaves no balance and no name", async () => {
    const { adjust, store, fake } = await showAtoms([nicknameAtom, walletAtom], {
      session: sessionOf(0),
      script: {
        [memberInfo.path]: { value: member },
        [memberWallet.path]: [
          { value: { currencySymbol: "₱", sumBalance: 5, wallets: [] } },
          { status: 401 },
        ],
      },
    })
    assert.strictEqual(store.get(walletAtom)._tag, "Loaded")
    assert.strictEqual(store.get(nicknameAtom), "Neo")
    store.set(walletAtom.refetchAtom)
    await adjust(0)
    assert.strictEqual(store.get(sessionLifeAtom)._tag, "Over")
    assert.strictEqual(store.get(nicknameAtom), "")
    assert.notInclude(JSON.stringify(store.get(walletAtom)), "sumBalance")
    await adjust("1 minute")
    assert.lengthOf(fake.requestsTo(memberWallet.path), 2)
  })
})
