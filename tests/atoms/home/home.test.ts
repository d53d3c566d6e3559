import { assert, describe, it } from "@effect/vitest"

import { contractPromptsAtom } from "#atoms/home/homePopups.ts"
import { memberAtom, nicknameAtom } from "#atoms/account/member.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { contractRequests } from "#gateway/calls/agent/agent.ts"
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

  it("[HP-06] home fetches no contracts when the refetch of the member info fails", async () => {
    const { requestedPaths, adjust } = await showAtoms([memberAtom, contractPromptsAtom], {
      session,
      script: { ...script, [memberInfo.path]: { status: 500 } },
    })
    await adjust("1 minute")
    assert.deepStrictEqual([...new Set(requestedPaths())], [memberInfo.path])
  })

  it("home shows the user name of the session until the member info is loaded", async () => {
    const { store, adjust } = await showAtoms([nicknameAtom], { session, script })
    assert.strictEqual(store.get(nicknameAtom), "member0")
    await adjust("1 second")
    assert.strictEqual(store.get(nicknameAtom), "Neo")
  })
})

describe("a session that ends while home is on screen", () => {
  it("a session that ends on home clears the balance and the name", async () => {
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
