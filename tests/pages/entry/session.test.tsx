import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { logout } from "#gateway/calls/entry/account.ts"
import { storageItems } from "#platform/storageItems.ts"
import { passes, openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { expectAt, expectLoggedIn, header, loader, logIn } from "#tests/support/pageEntry.ts"
import { expectHeading, expectMessage, player, question } from "#tests/support/pagePlayer.ts"
import { watchingTab } from "#tests/support/tabs.ts"

const over = "The account has been logged out, please log in again"

/** Assertive announcements, oldest first. */
const announced = (): ReadonlyArray<string> =>
  (window.liveRegionTexts ?? [])
    .filter(({ role, text }) => role === "alert" && text !== "")
    .map(({ text }) => text)

const loginLink = () => header().getByRole("link", { name: "Login" })

const signsOut = async (): Promise<void> => {
  await player.presses("Sign out")
  await question().getByRole("button", { name: "Sign out" }).click()
}

const openBesideTab = async (options: OpenAppOptions) => {
  const { tabs, tell } = watchingTab(storageItems.session.key)
  const opened = await openApp({ ...options, tabs })
  const signsOutElsewhere = () => {
    opened.areas.local.removeItem(storageItems.session.key)
    tell()
  }
  return { ...opened, signsOutElsewhere }
}

describe("sign-out", () => {
  it("[SS-07, ST-03] asks first, and stays on Cancel", async () => {
    const { at, callsTo } = await openApp({ persona: "0", path: paths.settings })
    await player.presses("Sign out")
    await question().getByRole("button", { name: "Cancel" }).click()
    await expect.element(question()).not.toBeInTheDocument()
    expect([at(), callsTo(logout)]).toEqual([paths.settings, []])
    await signsOut()
    await expectAt(at, paths.home)
    await expect.element(loginLink()).toBeVisible()
    expect(callsTo(logout)).toHaveLength(1)
  })

  it("[SS-08] keeps its loader while the request hangs, with the session gone at once", async () => {
    const { areas, again } = await openApp({
      persona: "0",
      path: paths.settings,
      clock: true,
      before: ({ fails }) => fails(logout, "timeout"),
    })
    await signsOut()
    await expect.element(loader()).toBeVisible()
    for (const { key } of [storageItems.session, storageItems.token, storageItems.remembered])
      await expect.poll(() => areas.local.getItem(key), { message: key }).toBeNull()
    await passes(Duration.seconds(9900))
    await expect.element(loader()).toBeVisible()
    await again(paths.home)
    await expect.element(loginLink()).toBeVisible()
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
  ])("in another tab leaves %s without a refused request", async (path, persona) => {
    const { at, signsOutElsewhere, world } = await openBesideTab({ persona, path })
    await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeInTheDocument()
    await expect.poll(() => document.querySelectorAll("[aria-busy=true]").length).toBe(0)
    const before = world.log.entries().length
    signsOutElsewhere()
    await expect.poll(at).not.toBe(path)
    await expect.element(page.getByRole("main")).toBeVisible()
    const refused = world.log
      .entries()
      .slice(before)
      .filter(({ failure }) => failure !== undefined)
    expect(refused.map((entry) => [entry.path, entry.failure])).toEqual([])
  })
})

describe("session that is over", () => {
  it("[ER-17] shows one notice for several refusals, and the login returns to the page", async () => {
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

describe("link with a session token", () => {
  it.each([
    "nobody.sealed.this",
    "https://evil.example/",
    "javascript:alert(1)",
    "<img src=x onerror=alert(1)>",
  ])("is refused and not stored when it is invalid: %s", async (token) => {
    const { again, areas, at } = await openApp({ persona: "0", path: paths.settings })
    await again(`${paths.home}?token=${encodeURIComponent(token)}`)
    await expectMessage("This link did not log you in")
    await expectLoggedIn("Maria Santos")
    expect(at()).toBe(paths.home)
    expect(areas.local.getItem(storageItems.token.key)).not.toBe(token)
  })
})
