import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { openApp } from "#tests/support/page.tsx"
import { expectTitle, header, opensMenu } from "#tests/support/pageEntry.ts"
import { expectMessage, question, textsOf } from "#tests/support/pagePlayer.ts"

const menu = () => page.getByRole("dialog", { name: "Menu" })

const refer = "Refer a friend"

const expectClosed = async () => {
  await expect.element(menu()).not.toBeInTheDocument()
}

const pick = async (name: string) => {
  await (await opensMenu()).getByText(name).click()
  await expectClosed()
}

describe("menu of a guest", () => {
  it.each([
    ["Login", paths.login],
    ["Register", paths.register],
  ])("[HH-16, RM-01, RM-22] closes when the link %s is tapped", async (name, path) => {
    const { at } = await openApp()
    await opensMenu()
    expect(menu().getByRole("button", { name: "Sign out" }).query()).toBeNull()
    await menu().getByRole("link", { name }).click()
    await expectTitle(name)
    expect(at()).toBe(path)
    await expectClosed()
  })
})

describe("entries of a guest's menu", () => {
  it("[RM-28, OT-05] that need an account are folded below those that open", async () => {
    const { at } = await openApp()
    const names = () =>
      textsOf(
        menu()
          .getByRole("link")
          .filter({ hasNotText: /^(Login|Register|More games)$/ }),
      )
    await opensMenu()
    await expect.poll(names).toEqual(["VIP"])
    await menu().getByRole("button", { name: "With an account", expanded: false }).click()
    await menu().getByText(refer).click()
    await expect.poll(at).toBe(paths.login)
    await expectClosed()
  })
})

describe("hot games of the menu", () => {
  it("can be filtered by provider, and launch when tapped", async () => {
    const { at } = await openApp()
    await opensMenu()
    const hot = menu().getByRole("region", { name: "Hot games" })
    const found = () => textsOf(hot.getByRole("listitem"))
    await expect.poll(found).not.toEqual([])
    const all = found()
    await menu().getByRole("navigation", { name: "Providers" }).getByRole("button").first().click()
    await expect.poll(found).not.toEqual(all)
    await hot.getByRole("button").first().click()
    await expect.poll(at).toBe(paths.login)
    await expectClosed()
  })

  it("[RM-22, GB-46] close the menu by 'More games' from any games list, also from the hot games", async () => {
    const { at } = await openApp({ path: paths.gameList })
    for (const _press of [1, 2]) {
      await header().getByRole("button", { name: "Menu" }).click()
      await menu().getByRole("link", { name: "More games" }).click()
      await expect.poll(at).toBe(`${paths.gameList}?gameType=HOT`)
      await expectClosed()
    }
  })
})

const entries = [
  ["RM-08", "My account", paths.myAccount],
  ["RM-09", "Deposit", "/m/voucherCenter"],
  ["RM-10", "Withdraw", "/m/withdraw"],
  ["RM-11", "Betting record", "/m/gameRecord"],
  ["RM-12", "Account record", "/m/transaction/record"],
  ["RM-13", "Profit and loss", "/m/profitandloss"],
  ["RM-14", "Reward center", "/m/rewardCenter"],
  ["RM-16", "Security center", "/m/securityCenter"],
  ["RM-18", "Point mall", "/m/mall/mallHome"],
  ["RM-19", "Task", "/m/task"],
] as const

describe("menu of a member", () => {
  it("[RM-02, RM-03, RM-21] shows nickname and club, and its avatar opens the member centre", async () => {
    const { at } = await openApp({ persona: "0" })
    await opensMenu()
    await expect.element(menu().getByText("Maria Santos")).toBeVisible()
    await expect.element(menu().getByText("Gold")).toBeVisible()
    await menu()
      .getByRole("button", { name: /^Member/ })
      .click()
    await expectClosed()
    await expectTitle("Member center")
    expect(at()).toBe(paths.memberHome)
  })

  it("[HH-03, RM-02, RM-04] shows the account name if the nickname is missing, and hides the club MANUAL", async () => {
    await openApp({
      persona: "0",
      settings: { clubLabel: "MANUAL" },
      before: ({ rewrite }) =>
        rewrite<object>(memberInfo, (member) => ({ ...member, nickname: "", account: "neo01" })),
    })
    await expect.element(header().getByText("neo01")).toBeVisible()
    await expect.element((await opensMenu()).getByText("neo01")).toBeVisible()
    expect(menu().getByText("Gold").query()).toBeNull()
  })

  it("[RM-05, RM-06, RM-07] hides the balance behind asterisks and shows the balance again", async () => {
    await openApp({ persona: "0" })
    const total = (await opensMenu()).getByRole("status", { name: "Balance" })
    const shown = () => total.query()?.textContent
    const toggle = menu().getByRole("button", { name: "Hide balance" })
    await expect.poll(shown).toBe("₱\u00a012,480.50")
    await expect.element(toggle).toHaveAttribute("aria-pressed", "false")
    await toggle.click()
    await expect.poll(shown).toMatch(/^\*+$/)
    await expect.element(toggle).toHaveAttribute("aria-pressed", "true")
    expect(
      header().getByRole("status", { name: "Balance", includeHidden: true }).query()?.textContent,
    ).toMatch(/^\*+$/)
    await toggle.click()
    await expect.poll(shown).toBe("₱\u00a012,480.50")
  })

  it.each(entries)("[GE-08, %s] closes when %s is tapped, which opens %s", async (_row, name, path) => {
    const { at } = await openApp({ persona: "0" })
    await pick(name)
    await expect.poll(at).toBe(path)
  })

  it("[RM-15] opens the VIP page outside the app", async () => {
    const { address } = await openApp({ persona: "0" })
    await pick("VIP")
    await expect.poll(() => address.left).toEqual([`https://m.lantern.example${paths.vip}`])
  })

  it("[RM-17] opens the app-download popup", async () => {
    await openApp({ persona: "0" })
    await pick("App download")
    await expect.element(page.getByRole("dialog", { name: "Get the app" })).toBeVisible()
  })

  it("[RM-27] says 'coming soon' if no task link is configured", async () => {
    const { at } = await openApp({ persona: "0", settings: { resourcesOff: ["TASK"] } })
    await pick("Task")
    const alert = page.getByRole("alertdialog", { name: "Coming soon" })
    await expect.element(alert).toBeVisible()
    expect(page.getByRole("status").filter({ hasText: "Coming soon" }).elements(), "no toast").toEqual([])
    await alert.getByRole("button", { name: "OK" }).click()
    await expect.element(alert).not.toBeInTheDocument()
    expect(at()).toBe(paths.home)
  })

  it("[BC-13] greets the player according to the hour", async () => {
    await openApp({ persona: "0", localHour: 17 })
    await expect.element((await opensMenu()).getByText("Good afternoon")).toBeVisible()
  })
})

describe("affiliate entry of the menu", () => {
  it("[OT-07] leads a member to the page of invitations", async () => {
    const { at } = await openApp({ persona: "0" })
    await pick(refer)
    await expect.poll(at).toBe(paths.inviteFriends)
  })

  it("[OT-06] tells an agent where to find the agent center", async () => {
    const { at } = await openApp({ persona: "3" })
    await pick(refer)
    const notice = page.getByRole("alertdialog", { name: "Agents manage their team in the agent center." })
    await expect.element(notice).toBeVisible()
    expect(at()).toBe(paths.home)
    await notice.getByRole("button", { name: "Go" }).click()
    await expect.poll(at).toBe(paths.agent)
    await expectTitle("Agent center")
  })

  it("[OT-08] says 'coming soon' if referrals are off", async () => {
    const { at } = await openApp({ persona: "0", settings: { promosOff: ["REFERRAL"] } })
    await pick(refer)
    await expectMessage("Coming soon", "status")
    expect(at()).toBe(paths.home)
  })
})

const none = { dailysalreqtype: "", divtypecompperiodreq: "", contracthoursalreq: "" }

describe("contract prompts", () => {
  it("[SS-36, SS-37] open one after another; Cancel stays on the page, Go opens the contract", async () => {
    const { at } = await openApp({
      persona: "0",
      settings: { contracts: { ...none, dailysalreqtype: "1", contracthoursalreq: "1" } },
    })
    const prompt = (kind: string) =>
      page.getByRole("alertdialog", {
        name: `You have a new ${kind} salary contract. Please accept or refuse it.`,
      })
    const buttons = () => textsOf(question().getByRole("button"))
    await expect.element(prompt("daily")).toBeVisible()
    expect(buttons()).toEqual(["Cancel", "Go"])
    await prompt("daily").getByRole("button", { name: "Cancel" }).click()
    await expect.element(prompt("hourly")).toBeVisible()
    expect(buttons()).toEqual(["Cancel", "Go"])
    expect(at()).toBe(paths.home)
    await prompt("hourly").getByRole("button", { name: "Go" }).click()
    await expect.poll(at).toBe(paths.hourContract)
    await expect.element(question()).not.toBeInTheDocument()
  })

  it.each([
    ["dailysalreqtype", paths.salaryContract],
    ["divtypecompperiodreq", paths.dividendContract],
  ])("[SS-37] 'Go' in the prompt %s opens %s", async (field, path) => {
    const { at } = await openApp({ persona: "0", settings: { contracts: { ...none, [field]: "1" } } })
    await question().getByRole("button", { name: "Go" }).click()
    await expect.poll(at).toBe(path)
  })
})
