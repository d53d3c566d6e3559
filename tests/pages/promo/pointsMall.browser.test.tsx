import { expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { goods } from "#gateway/calls/promo/mall.ts"
import { visit } from "#tests/support/page.tsx"
import { expectText, main } from "#tests/support/pagePlayer.ts"

it("the point mall names the items when they could not be loaded", async () => {
  await visit({
    path: paths.pointsMall,
    persona: "0",
    settings: { faults: [{ call: goods.path, kind: "http500", times: "always" }] },
  })
  await expectText(/^The items could not be loaded\./)
  await expect.element(main().getByRole("button", { name: "Try again" })).toBeVisible()
})
