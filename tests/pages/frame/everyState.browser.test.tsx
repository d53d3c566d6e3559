import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import type { OpenAppOptions } from "#tests/support/page.tsx"
import { header, logIn } from "#tests/support/pageEntry.ts"
import { dialog, expectText, main, player, question } from "#tests/support/pagePlayer.ts"

import { type Looks, violations, openWithChoice } from "./looks.ts"
import { misplaced } from "./spacing.ts"

const few = { scale: "few" } as const

/** Opens a page, brings it into a state, and expects no violation in it in either theme. */
const expectNothing = async (options: OpenAppOptions, into: (looks: Looks) => Promise<unknown>) => {
  const looks = await openWithChoice({ ...options, width: 375 })
  await into(looks)
  for (const [language, theme] of [
    ["EN", "dark"],
    ["JA", "light"],
  ] as const) {
    await looks.choose(language, theme)
    expect(await violations(), `${language}, ${theme}`).toEqual([])
  }
}

const opensMenu = async () => {
  await header().getByRole("button", { name: "Menu" }).click()
  await expect.element(dialog("Menu")).toBeVisible()
}

const pressesInMenu = async (name: string) => {
  await opensMenu()
  await dialog("Menu").getByRole("button", { name, exact: true }).click()
  await expect.element(question()).toBeVisible()
}

const presses = async (name: string, opened: string) => {
  await page.getByRole("button", { name, exact: true }).first().click()
  await expect.element(dialog(opened)).toBeVisible()
}

const offersAgain = async () => {
  await expect.element(page.getByRole("button", { name: "Try again" }).first()).toBeVisible()
}

const contracts = { dailysalreqtype: "x", divtypecompperiodreq: "", contracthoursalreq: "" }

const loginWithContract = async () => {
  await logIn("member0")
  await expect.element(question()).toBeVisible()
}

const states: ReadonlyArray<readonly [string, OpenAppOptions, (looks: Looks) => Promise<unknown>]> = [
  [
    "the login form with errors",
    { path: paths.login },
    async () => {
      await player.presses("Login")
      await expect.element(page.getByRole("alert").first()).toBeVisible()
    },
  ],
  [
    "the login form with the captcha and a refusal",
    { path: paths.login, settings: { captchaAlways: true } },
    async () => {
      await logIn("member0")
      await expect.element(main().getByRole("button", { name: "Refresh captcha" })).toBeVisible()
    },
  ],
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
  ["home without content", { persona: "0", settings: { scale: "empty" } }, async () => {}],
  [
    "home with every optional call failing",
    {
      persona: "0",
      before: ({ fails }) => {
        for (const call of [memberWallet, vendors, homeAnnouncements, winnerBoard]) fails(call, "http500")
      },
    },
    offersAgain,
  ],
  ["the menu of a guest", { settings: few }, opensMenu],
  ["the menu of a member", { persona: "0", settings: few }, opensMenu],
  ["the question before a sign-out", { persona: "0", settings: few }, () => pressesInMenu("Sign out")],
  ["the question about agents", { persona: "9", settings: few }, () => pressesInMenu("Refer a friend")],
  ["the service popup", { persona: "4", settings: few }, () => presses("Service", "Customer service")],
  ["the download popup", { persona: "4", settings: few }, () => presses("Download app", "Get the app")],
  ["the question about a contract", { path: paths.login, settings: { contracts } }, loginWithContract],
  [
    "an announcement after the login",
    { path: paths.login, settings: { contracts } },
    async () => {
      await loginWithContract()
      await question().getByRole("button", { name: "Cancel" }).click()
      await expect.element(dialog()).toBeVisible()
    },
  ],
  [
    "a trial player's question about the registration",
    { persona: "4", settings: few },
    async () => {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Member" }).click()
      await expect.element(question()).toBeVisible()
    },
  ],
  [
    "the new member centre",
    { persona: "0", path: paths.memberHome, settings: { templates: ["mem_cen"] } },
    () => expectText("Maria Santos"),
  ],
  ...(["maintenance", "both", "region", "unreachable"] as const).map((status): (typeof states)[number] => [
    `the error page of the system status ${status}`,
    { settings: { status } },
    offersAgain,
  ]),
]

describe("a state of a page", () => {
  it.each(states)("has no violation of accessibility in %s", { timeout: 120_000 }, (_, options, into) =>
    expectNothing(options, into),
  )

  it.each([
    [paths.home, "0"],
    [paths.memberHome, "0"],
    [paths.myAccount, "0"],
    [paths.pointsMall, "0"],
    [paths.agent, "9"],
  ])("keeps the cards of %s of persona %s apart when every call fails", async (path, persona) => {
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
