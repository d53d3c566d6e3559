import { expect, it } from "vitest"

import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { sessionOf } from "#tests/support/services.ts"
import { drawPage } from "#tests/app/drawPage.tsx"

it.each([
  ["a member", { session: sessionOf(0) }, 1],
  ["a guest", {}, 0],
] as const)(
  "[TP-07] the task page without its frame, opened by %s, requests the member's wallet as it should",
  async (_who, options, requests) => {
    const { bench } = await drawPage("task", options)
    await expect.poll(() => bench.requestedPaths().length).toBeGreaterThan(0)
    await expect.poll(() => bench.fake.requestsTo(memberWallet.path)).toHaveLength(requests)
  },
)
