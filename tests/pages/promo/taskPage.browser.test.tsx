import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { renderPage } from "#tests/app/renderPage.tsx"
import { openApp } from "#tests/support/page.tsx"
import { sessionOf } from "#tests/support/services.ts"

describe("task page", () => {
  it.each([
    ["a member's wallet", { session: sessionOf(0) }, 1],
    ["no wallet for a guest", {}, 0],
  ] as const)("[TP-07] requests %s while the task iframe is missing", async (_what, options, requests) => {
    const { services } = await renderPage("task", options)
    await expect.poll(() => services.requestedPaths().length).toBeGreaterThan(0)
    await expect.poll(() => services.fake.requestsTo(memberWallet.path)).toHaveLength(requests)
  })

  it("[RT-17] fills the screen with its iframe", async () => {
    await openApp({ persona: "0", path: paths.task })
    const box = () => document.querySelector("iframe")?.getBoundingClientRect().toJSON()
    await expect.poll(box).toMatchObject({ x: 0, y: 0, width: 375, height: 812 })
  })
})
