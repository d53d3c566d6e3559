import type { Page, Request } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { passUnreadThrottle } from "#tests/support/player.ts"
import { addressOf, startProduct } from "#tests/support/product.ts"

import { expectUsable, fail, type Kind, kinds, rows, wake } from "./homeParts.ts"

const product = startProduct()

/** Waits for the call's next failing response or network error. */
const failureOf = (page: Page, call: string, kind: Kind): Promise<unknown> => {
  const isIt = (request: Request) => new URL(request.url()).pathname === call
  return kind === "network"
    ? page.waitForEvent("requestfailed", isIt)
    : page.waitForEvent("requestfinished", isIt)
}

describe("home with one call failing", () => {
  // That a query fails in the same way with every kind is tested for every read in tests/atoms/faults.test.ts.
  const samples = rows.map((row, index) => ({ ...row, kind: kinds[index % kinds.length] ?? "network" }))
  it.each(samples)(
    "home whose call $call fails with $kind shows an error, stays usable, and recovers afterwards",
    async ({ call, kind, loses, instead, again }) => {
      const page = await product.visit({ persona: "0", settings: { scale: "few" }, clock: true })
      await expectUsable(page, [])
      await fail(product, page, call, kind)
      const failure = failureOf(page, call, kind)
      await page.reload()
      await failure
      await instead?.(page).waitFor()
      await expectUsable(page, loses)
      expect(addressOf(page)).toBe(paths.home)
      if (loses.length === 0) return

      await fail(product, page, call, undefined)
      await passUnreadThrottle(page)
      if (again === undefined) await wake(page)
      else await again(page).click()
      await expectUsable(page, [])
      await expect.poll(() => page.getByRole("alert").count()).toBe(0)
    },
  )
})
