import { describe, expect, it } from "vitest"

import { domainRoute } from "#gateway/calls/frame/origins.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { visit } from "#tests/support/page.tsx"

describe("the calls of home", () => {
  it.for([
    { who: "member", persona: "0", named: "member and merchant", types: ["member", "merchant"] },
    { who: "guest", persona: "guest", named: "merchant", types: ["merchant"] },
  ])("[CA-38] home of a $who requests the wallet of $named", async ({ persona, types }) => {
    const { callsTo } = await visit({ persona })
    const queries = () => callsTo(memberWallet).map(({ query }) => JSON.stringify(query))
    await expect.poll(() => queries().toSorted()).toEqual(types.map((type) => JSON.stringify({ type })))
  })

  it("[CA-64] the start of the app requests the gateway's other origins once, with GET", async () => {
    const { callsTo } = await visit()
    await expect.poll(() => callsTo(domainRoute).map(({ method }) => method)).toEqual(["GET"])
  })
})
