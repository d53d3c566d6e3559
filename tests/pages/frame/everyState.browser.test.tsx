import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import type { OpenAppOptions } from "#tests/support/page.tsx"
import { opensMenu } from "#tests/support/pageEntry.ts"
import { question } from "#tests/support/pagePlayer.ts"

import { setTextSize, unreadable, usualSize } from "./largeText.ts"
import { type Looks, violations, openWithChoice } from "./looks.ts"
import { misplaced } from "./spacing.ts"

const asksToSignOut = async () => {
  await (await opensMenu()).getByRole("button", { name: "Sign out" }).click()
  await expect.element(question()).toBeVisible()
}

const offersAgain = async () => {
  await expect.element(page.getByRole("button", { name: "Try again" }).first()).toBeVisible()
}

/** States that cover the frame of a page. Stories show axe the other states. */
const states: ReadonlyArray<readonly [string, OpenAppOptions, (looks: Looks) => Promise<unknown>]> = [
  [
    "home offline",
    { persona: "0" },
    async ({ goesOffline }) => {
      goesOffline()
      await expect
        .element(page.getByRole("status").filter({ hasText: "You are offline" }).first())
        .toBeVisible()
    },
  ],
  ["the menu of a member", { persona: "0", settings: { scale: "few" } }, opensMenu],
  ["the question before a sign-out", { persona: "0", settings: { scale: "few" } }, asksToSignOut],
  ["the error page under maintenance", { settings: { status: "maintenance" } }, offersAgain],
]

describe("a state of a page", () => {
  it.each(states)("has no accessibility violation in %s", { timeout: 120_000 }, async (_, options, into) => {
    const looks = await openWithChoice({ ...options, width: 375 })
    await into(looks)
    for (const [language, theme] of [
      ["EN", "dark"],
      ["JA", "light"],
    ] as const) {
      await looks.choose(language, theme)
      expect(await violations(), `${language}, ${theme}`).toEqual([])
    }
  })

  it.each([paths.withdraw, paths.memberHome])(
    "fits a long balance in %s at a doubled text size",
    async (path) => {
      const before: OpenAppOptions["before"] = ({ rewrite }) =>
        rewrite<object>(memberWallet, (wallet) => ({ ...wallet, sumBalance: 1_234_567_890_123.5 }))
      await openWithChoice({ persona: "0", path, width: 375, before })
      await expect.element(page.getByText(/1,234,567,890,123\.50/).first()).toBeVisible()
      await setTextSize(2 * usualSize)
      await expect.poll(unreadable).toEqual([])
      await setTextSize(usualSize)
    },
  )

  it.each([
    [paths.home, "0"],
    [paths.memberHome, "0"],
    [paths.myAccount, "0"],
    [paths.pointsMall, "0"],
    [paths.agent, "9"],
  ])("keeps the cards of %s for persona %s apart when every call fails", async (path, persona) => {
    const faults = [
      { call: systemStatus.path, kind: "slow", times: "always" },
      { call: "*", kind: "http500", times: "always" },
    ] as const
    const { allows } = await openWithChoice({ persona, path, width: 320, settings: { faults } })
    allows(/./)
    await offersAgain()
    expect(misplaced()).toEqual([])
  })
})
