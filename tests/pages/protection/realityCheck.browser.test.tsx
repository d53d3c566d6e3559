import { expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { openApp } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"
import type { PageGateway } from "#tests/support/pageGateway.ts"

/** A check each 15 minutes, in a play session that began an hour ago. */
const played = ({ rewrite }: PageGateway): void =>
  rewrite<{ now: number }>(protection, (value) => ({
    ...value,
    since: value.now - 3_600_000,
    realityCheck: { minutes: 15 },
  }))

it("a reality check asks for confirmation before a sign-out, and 'Cancel' returns to the game", async () => {
  const settings = { modulesOn: ["RGLIMIT3"], launch: "frame" } as const
  await openApp({ persona: "0", path: paths.home, settings, before: played })
  await main().getByRole("region", { name: "Recently played" }).getByRole("button").first().click()
  const check = page.getByRole("alertdialog", { name: "Reality check" })
  await check.getByRole("button", { name: "Sign out" }).click()
  const question = page.getByRole("alertdialog", { name: /sign out/ })
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect.element(page.getByRole("button", { name: "Close game" })).toBeVisible()
  expect(check.elements()).toEqual([])
})
