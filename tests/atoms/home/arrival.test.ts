import { assert, describe, it } from "@effect/vitest"

import { memberAtom } from "#atoms/account/member.ts"
import { merchantWalletAtom, walletAtom } from "#atoms/cashier/wallet.ts"
import { homeAnnouncementsAtom } from "#atoms/home/announcements.ts"
import { arriveAtHomeAtom } from "#atoms/home/arrival.ts"
import { contractPromptsAtom } from "#atoms/home/homePopups.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import type { Session } from "#domain/Session.ts"
import { contractRequests } from "#gateway/calls/agent/agent.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { homeAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { Address } from "#platform/Address.ts"
import { bareAnnouncements } from "#tests/domain/samples.ts"
import { sessionOf } from "#tests/support/services.ts"
import { openStore } from "#tests/support/store.ts"

const member = { id: 9, type: 0, nickname: "Neo", account: "neo", userName: "neo" }
const slow = { after: "1 second", reply: { value: member } } as const
const wallet = { value: { currencySymbol: "₱", currency: "PHP", sumBalance: 5, wallets: [] } }

/** A visitor on home whose header keeps the atoms of home mounted on every page. */
const open = async (session?: Session, start: string = paths.home) => {
  const opened = openStore({
    ...(session === undefined ? {} : { session }),
    address: start,
    script: {
      [memberInfo.path]: slow,
      [contractRequests.path]: { value: {} },
      [memberWallet.path]: wallet,
      [homeAnnouncements.path]: { value: bareAnnouncements },
    },
  })
  const { store, adjust, requests, runtime } = opened
  const inHeader = [memberAtom, contractPromptsAtom, walletAtom, homeAnnouncementsAtom, merchantWalletAtom]
  opened.mount(sessionLifeAtom, ...inHeader)
  if (start === paths.home) store.set(arriveAtHomeAtom)
  await adjust("2 seconds")
  let seen = 0
  /** The requests since the last call, without the announcements' other fields. */
  const sent = () => {
    const all = requests().map((line) => line.replace(/&groupName.*/, ""))
    const fresh = all.slice(seen)
    seen = all.length
    return fresh
  }
  const go = (path: string) => {
    runtime.runSync(Address.use(({ push }) => push(path)))
    if (path === paths.home) store.set(arriveAtHomeAtom)
    return adjust("500 millis")
  }
  return { go, sent, adjust }
}

const announcementsOf = (types: string) => `GET ${homeAnnouncements.path} types=${types}`
const renewal = `GET ${memberInfo.path}`
const check = `GET ${contractRequests.path}`
const wallets = [`GET ${memberWallet.path} type=member`, `GET ${memberWallet.path} type=merchant`]

describe("visits to home", () => {
  it("[HP-06] the second visit to home refetches the member info, and fetches the contracts after that succeeds", async () => {
    const { go, sent, adjust } = await open(sessionOf(0))
    assert.deepStrictEqual(
      sent().filter((line) => [renewal, check].includes(line)),
      [renewal, check],
    )
    await go(paths.activity)
    await go(paths.home)
    const first = sent()
    assert.include(first, renewal)
    assert.notInclude(first, check)
    await adjust("500 millis")
    assert.deepStrictEqual(sent(), [check])
  })

  it("[HP-10] the second visit to home refetches the wallets of the member and the merchant", async () => {
    const { go, sent } = await open(sessionOf(0))
    sent()
    await go(paths.activity)
    assert.notIncludeMembers(sent(), wallets)
    await go(paths.home)
    assert.includeMembers(sent(), wallets)
  })

  it("[HP-08] home requests announcements with the type H on every visit, other pages without the type H", async () => {
    const { go, sent } = await open(sessionOf(0))
    assert.include(sent(), announcementsOf("B,PL,PU,H"))
    await go(paths.activity)
    assert.deepStrictEqual(sent(), [announcementsOf("B,PL,PU")])
    await go(paths.game)
    assert.deepStrictEqual(sent(), [])
    await go(paths.home)
    assert.include(sent(), announcementsOf("B,PL,PU,H"))
  })

  it("[HP-07, HP-10] a guest's visit requests no member info, no contracts and no member's wallet", async () => {
    const { go, sent } = await open()
    assert.sameMembers(sent(), [announcementsOf("B,PL,PU,H"), wallets[1]])
    await go(paths.activity)
    await go(paths.home)
    assert.sameMembers(sent(), [announcementsOf("B,PL,PU"), announcementsOf("B,PL,PU,H"), wallets[1]])
  })

  it("[TP-06] the task page opened directly requests announcements with the type H, and home requests them again", async () => {
    const { go, sent } = await open(sessionOf(0), paths.task)
    assert.include(sent(), announcementsOf("B,PL,PU,H"))
    await go(paths.home)
    assert.include(sent(), announcementsOf("B,PL,PU,H"))
  })
})
