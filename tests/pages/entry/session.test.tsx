import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { logout } from "#gateway/calls/entry/account.ts"
import { storageItems, unsettledMovesKey } from "#platform/storageItems.ts"
import { openApp, passes } from "#tests/support/page.tsx"
import { expectAt, expectLoggedIn, header, logIn, opensMenu } from "#tests/support/pageEntry.ts"
import { expectHeading, expectMessage, expectText, player, question } from "#tests/support/pagePlayer.ts"
import { watchingTab } from "#tests/support/tabs.ts"

const over = "The account has been logged out, please log in again"

/** Assertive announcements, oldest first. */
const announced = (): ReadonlyArray<string> =>
  (window.liveRegionTexts ?? [])
    .filter(({ role, text }) => role === "alert" && text !== "")
    .map(({ text }) => text)

describe("sign-out", () => {
  it("[RM-20, SS-07] asks for confirmation, and Cancel keeps the session", async () => {
    const { at, callsTo } = await openApp({ persona: "0" })
    const asks = async () => (await opensMenu()).getByRole("button", { name: "Sign out" }).click()
    await asks()
    await player.confirms("Cancel")
    await expect.element(question()).not.toBeInTheDocument()
    expect(callsTo(logout)).toEqual([])
    await expectLoggedIn()
    await asks()
    await player.confirms("Sign out")
    await expect.element(header().getByRole("link", { name: "Login" })).toBeVisible()
    expect([at(), callsTo(logout).length]).toEqual([paths.home, 1])
  })

  it.each([
    [paths.securityCentre, "0"],
    [paths.deposit, "0"],
    [paths.withdraw, "0"],
    [paths.inviteFriends, "0"],
    [paths.memberTasks, "0"],
    [paths.agent, "9"],
    [paths.redRain, "9"],
    [paths.agentRegister, "9"],
    [paths.salaryContract, "9"],
  ])("in another tab closes %s without a refused request", async (path, persona) => {
    const { tabs, tell } = watchingTab(storageItems.session.key)
    const { areas, at, world } = await openApp({ persona, path, tabs })
    await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeInTheDocument()
    await expect.poll(() => document.querySelectorAll("[aria-busy=true]").length).toBe(0)
    const before = world.log.entries().length
    areas.local.removeItem(storageItems.session.key)
    tell()
    await expect.poll(at).not.toBe(path)
    await expect.element(page.getByRole("main")).toBeVisible()
    const refused = world.log
      .entries()
      .slice(before)
      .filter(({ failure }) => failure !== undefined)
    expect(refused.map((entry) => [entry.path, entry.failure])).toEqual([])
  })
})

describe("expired session", () => {
  it("[ER-17] keeps its reason on the login and the typed amount for afterwards", async () => {
    const { at, device, world } = await openApp({ persona: "0", path: paths.withdraw, clock: true })
    await player.types("Amount", "250")
    world.configure({ faults: [{ call: "*", kind: "sessionOver", times: "always" }] })
    device.tell("shown")
    await expectAt(at, paths.login)
    await expectText(over)
    await passes(Duration.seconds(10))
    await expectText(over)
    await expectText("Your amount is kept.")
    world.configure({ faults: [] })
    await logIn("member0")
    await expect.element(page.getByRole("textbox", { name: "Amount" })).toHaveValue("250")
  })

  it("[ER-17] shows one notice for several refused requests; after the login the player returns to the page", async () => {
    const { areas, at, device, world } = await openApp({ persona: "0", path: paths.memberHome })
    await expectHeading("Maria Santos")
    world.configure({ faults: [{ call: "*", kind: "sessionOver", times: "always" }] })
    device.tell("shown")
    await expectAt(at, paths.login)
    await expectMessage(over)
    expect(announced().filter((text) => text.includes(over))).toHaveLength(1)
    expect(areas.local.getItem(storageItems.session.key)).toBeNull()
    world.configure({ faults: [] })
    await logIn("member0")
    await expectAt(at, paths.memberHome)
    await expectHeading("Maria Santos")
  })
})

describe("start of the app", () => {
  it("erases payee and card of an account's money moves whose session has ended", async () => {
    const move = { kind: "withdrawal", requestId: "r1", owner: "other", form: { payeeName: "Maria Santos" } }
    const { areas } = await openApp({ storage: { [unsettledMovesKey]: JSON.stringify([move]) } })
    await expect.poll(() => areas.local.getItem(unsettledMovesKey)).not.toContain("Maria")
    expect(areas.local.getItem(unsettledMovesKey)).toContain("r1")
  })
})

describe("link with a session token", () => {
  it("says that an invalid link did not log in, and keeps the current session", async () => {
    const { again, at } = await openApp({ persona: "0", path: paths.settings })
    await again(`${paths.home}?token=nobody.sealed.this`)
    await expectMessage("This link did not log you in")
    await expectLoggedIn()
    expect(at()).toBe(paths.home)
  })
})
