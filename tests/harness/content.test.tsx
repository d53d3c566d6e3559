import { getResponse } from "msw"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { header } from "#tests/support/pageEntry.ts"
import { button, dialog, expectSaid, expectText, field, main, question } from "#tests/support/pagePlayer.ts"
import { fillNewAccount } from "#tests/support/pageEntry.ts"

import { openHarness, type OpenOptions } from "./openHarness.tsx"

const member: OpenOptions = { persona: "0", path: paths.settings }
const region = (name: string) => page.getByRole("region", { name })
const inFooter = (name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true })
const slots = `${paths.gameList}?gameType=RNG`

describe("the content panel", () => {
  it.each([
    ["HA-67", "mem_cen", paths.memberHome, "Quick actions"],
    ["HA-68", "dep_func", paths.deposit, "Summary"],
  ])("[%s] switches the template %s on and off", async (_row, flag, path, part) => {
    const { presses } = await openHarness({ persona: "0", path })
    await expect.element(main()).toBeInTheDocument()
    await presses("Content", flag)
    await expect.element(region(part)).toBeInTheDocument()
    await presses("Content", flag)
    await expect.element(main()).toBeInTheDocument()
    await expect.element(region(part)).not.toBeInTheDocument()
  })

  it("[HA-69] switches each social link and the speed test off", async () => {
    const { presses, goes } = await openHarness()
    for (const name of ["YouTube", "Instagram", "Facebook", "Twitter", "TikTok", "Telegram"]) {
      await expect.element(inFooter(name)).toBeInTheDocument()
      await presses("Content", name.toLowerCase())
      await expect.element(inFooter(name)).not.toBeInTheDocument()
    }
    await goes(paths.login)
    await expect.element(inFooter("Speed test")).toBeInTheDocument()
    await presses("Content", "speedTest")
    await expect.element(inFooter("Speed test")).not.toBeInTheDocument()
  })

  it("[HA-69] switches LINE, task, app window and download links off", async () => {
    const { presses, flips, rests } = await openHarness({
      persona: "0",
      scenario: "device:android,appWindow:true",
    })
    const service = () => dialog("Customer service")
    await page.getByRole("button", { name: "Service" }).click()
    await expect.element(service().getByRole("link", { name: "LINE" })).toBeInTheDocument()
    await presses("Content", "LINE", "TASK")
    await expect.element(service()).not.toBeInTheDocument()
    await rests()
    await page.getByRole("button", { name: "Service" }).click()
    await service().getByText("Task", { exact: true }).click()
    await expect.element(question().getByText("Coming soon")).toBeInTheDocument()
    await expect.element(service().getByRole("link", { name: "LINE" })).not.toBeInTheDocument()
    const icon = page.getByRole("button", { name: "Download app", includeHidden: true })
    await expect.element(icon).toBeInTheDocument()
    await flips("Content", /^App window/)
    await expect.element(icon).not.toBeInTheDocument()
    await flips("Content", /^App window/)
    await expect.element(icon).toBeInTheDocument()
    await presses("Content", "Android")
    await expect.element(icon).not.toBeInTheDocument()
  })

  it("[HA-69] switches promotions off: mission goes, referral comes soon", async () => {
    const { presses } = await openHarness(member)
    await header().getByRole("button", { name: "Menu" }).click()
    await expect.element(dialog("Menu").getByText("Mission")).toBeInTheDocument()
    await presses("Content", "AVAILABLE", "REFERRAL")
    await expect.element(dialog("Menu").getByText("Mission")).not.toBeInTheDocument()
    await dialog("Menu").getByText("Refer a friend", { exact: true }).click()
    await expectSaid("Coming soon", "status")
  })

  it("[HA-71] sets the label nochat, which hides the live chat, and the club label", async () => {
    const { harness, flips, openPanel } = await openHarness(member)
    await page.getByRole("button", { name: "Service" }).click()
    const chat = dialog("Customer service").getByText("Live chat")
    await expect.element(chat).toBeInTheDocument()
    await flips("Content", /^Label nochat/)
    await expect.element(chat).not.toBeInTheDocument()
    await (await openPanel("Content")).getByRole("combobox", { name: "Club label" }).selectOptions("MANUAL")
    await expect.poll(() => harness.scenario().settings.clubLabel).toBe("MANUAL")
  })

  it.each([
    ["dailysalreqtype", "daily salary"],
    ["divtypecompperiodreq", "dividend"],
    ["contracthoursalreq", "hourly salary"],
  ])("[HA-72] lets %s ask the agent about a contract", async (name, kind) => {
    const { flips } = await openHarness({ persona: "9" })
    await expect.element(header().getByText("Teresa Go")).toBeInTheDocument()
    await flips("Content", new RegExp(`^${name}`))
    const prompt = page.getByRole("alertdialog", { name: new RegExp(`new ${kind} contract`) })
    await expect.element(prompt).toBeInTheDocument()
  })

  it("[HA-73, HA-74] empties and fills home's lists", async () => {
    const { presses } = await openHarness({ persona: "0" })
    const parts = ["Banners", "Latest Winner"].map(region)
    await presses("Content", "Empty")
    for (const part of parts) await expect.element(part).not.toBeInTheDocument()
    await expect.element(page.getByText("No announcement").first()).toBeInTheDocument()
    await presses("Content", "Few")
    for (const part of parts) await expect.element(part).toBeInTheDocument()
    await expect.poll(() => region("Latest Winner").getByRole("row").elements().length).toBe(7)
  })

  it.each([
    ["HA-73", "Empty", 0, 0],
    ["HA-74", "Few", 6, 1],
    ["HA-75", "Hundreds", 100, 15],
    ["HA-76", "Thousands", 100, 204],
  ])("[%s] chooses %s: %i winners and %i pages of games", async (_row, scale, winners, pages) => {
    const { presses, harness, world, goes, callsTo } = await openHarness({ path: paths.help })
    await presses("Content", scale)
    await expect.poll(() => harness.scenario().settings.scale).toBe(scale.toLowerCase())
    const ask = async (path: string) => {
      const response = await getResponse([...world.handlers], new Request(new URL(path, location.origin)))
      const envelope = await response?.json()
      return envelope?.value
    }
    const board = await ask(`${winnerBoard.path}?gameCategory=ALL&language=EN&limitNum=100`)
    expect(board.list).toHaveLength(winners)
    await goes(slots)
    await expect.poll(() => callsTo(gameList)[0]?.response).toMatchObject({ value: { totalPages: pages } })
  })

  it("sets each state of the red packet rain", async () => {
    const { presses } = await openHarness({ persona: "9", path: paths.redRain })
    for (const [choice, shown] of [
      ["Coming", "Starts in"],
      ["Running", "Open now. Ends in"],
      ["Packets received", /^You have received .* in this event\.$/],
      ["Over", "This event is over."],
    ] as const) {
      await presses("Content", choice)
      await expectText(shown)
    }
  })
})

describe("the entry panel", () => {
  it("[HA-70] shows a field of registration, requires it and breaks its pattern", async () => {
    const { openPanel, harness } = await openHarness({ path: paths.register })
    await fillNewAccount()
    const zalo = (await openPanel("Entry")).getByRole("group", { name: "zalo" })
    await expect.element(field("Zalo")).not.toBeInTheDocument()
    for (const name of ["shown", "required", "broken pattern"])
      await zalo.getByRole("button", { name }).click()
    await expect.element(field("Zalo")).toHaveAttribute("aria-required", "true")
    expect(harness.scenario().settings.brokenPatterns).toEqual(["zalo"])
  })

  it("[HA-69] initialises Firebase, with which the social buttons show", async () => {
    const { flips } = await openHarness({ path: paths.login })
    await expect.element(button(/Google/)).not.toBeInTheDocument()
    await flips("Entry", /^Firebase is initialised/)
    for (const name of [/Google/, /Facebook/]) await expect.element(button(name)).toBeInTheDocument()
  })
})

describe("the games panel", () => {
  it("changes the vendors", async () => {
    const { presses } = await openHarness({ path: paths.game, persona: "0" })
    const tab = (name: string) => page.getByRole("tab", { name, exact: true })
    await expect.element(tab("Hot")).toBeInTheDocument()
    await presses("Games", "No hot games")
    await expect.element(tab("Hot")).not.toBeInTheDocument()
    await presses("Games", "No live tables")
    await expect.element(tab("Live casino")).not.toBeInTheDocument()
    await expect.element(tab("Hot")).toBeInTheDocument()
  })
})
