import { assert, describe, it } from "@effect/vitest"

import { openVipPageAtom } from "#atoms/account/vip.ts"
import { enterAtom, isRegisterPromptOpenAtom } from "#atoms/entry/access.ts"
import { toastsAtom } from "#atoms/kernel/toasts.ts"
import { paths } from "#config/paths.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { vipStorageItems } from "#services/account/vipStorageItems.ts"
import * as sample from "#tests/domain/samples.ts"
import { sessionOf } from "#tests/support/services.ts"
import { openStore } from "#tests/support/store.ts"

const slowly = (value: object) => ({ after: "1 second", reply: { value } }) as const

describe("an action that reads a query which no page has mounted", () => {
  it("the VIP page receives the member's club and currency even if no page has loaded these values", async () => {
    const club = { labelName: "Gold", type: "AUTO" }
    const { store, adjust, areas, address } = openStore({
      session: sessionOf(0),
      script: {
        [memberInfo.path]: slowly({ ...sample.member, clubLabel: club }),
        [memberWallet.path]: slowly({ currencySymbol: "฿", sumBalance: 0, wallets: [] }),
      },
    })
    store.set(openVipPageAtom)
    await adjust("1 second")
    assert.strictEqual(areas.session.getItem(vipStorageItems.club.key), club.labelName)
    assert.strictEqual(areas.session.getItem(vipStorageItems.currency.key), "฿")
    assert.strictEqual(areas.session.getItem(vipStorageItems.member.key), "loaded")
    assert.lengthOf(address.left, 1)
  })

  it("a trial member at the member centre sees the registration prompt as soon as the merchant's settings are loaded", async () => {
    const { store, adjust } = openStore({
      session: sessionOf(4),
      script: { [whitelabel.path]: slowly({ ...sample.bareWhitelabel, modules: [] }) },
    })
    store.set(enterAtom, paths.memberHome)
    await adjust("999 millis")
    assert.isFalse(store.get(isRegisterPromptOpenAtom))
    await adjust("1 millis")
    assert.isTrue(store.get(isRegisterPromptOpenAtom))
    assert.isEmpty(store.get(toastsAtom))
  })
})
