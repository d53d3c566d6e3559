import { getResponse } from "msw"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { fillNewAccount, header } from "#tests/support/pageEntry.ts"
import { button, dialog, field, main } from "#tests/support/pagePlayer.ts"

import { openHarness, type OpenOptions } from "./openHarness.tsx"

const openMenu = () => header().getByRole("button", { name: "Menu" }).click()
const openService = () => page.getByRole("button", { name: "Service" }).click()
const region = (name: string) => () => page.getByRole("region", { name })
const inFooter = (name: string) => () =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true })
const contract = (kind: string) => () =>
  page.getByRole("alertdialog", { name: new RegExp(`new ${kind} contract`) })
const downloadIcon = () => page.getByRole("button", { name: "Download app", includeHidden: true })

const member: OpenOptions = { persona: "0", path: paths.settings }
const login: OpenOptions = { path: paths.login }
const android: OpenOptions = { scenario: "device:android,appWindow:true" }

type Change = readonly [
  row: string,
  panel: string,
  /** The name of a button, or the label of a switch. */
  control: string | RegExp,
  effect: "shows" | "hides",
  part: () => ReturnType<typeof main>,
  at: OpenOptions,
  reach?: () => Promise<void>,
]

const changes: ReadonlyArray<Change> = [
  ["HA-67", "Content", "mem_cen", "shows", region("Quick actions"), { ...member, path: paths.memberHome }],
  ["HA-68", "Content", "dep_func", "shows", region("Summary"), { ...member, path: paths.deposit }],
  ["HA-69", "Content", "telegram", "hides", inFooter("Telegram"), {}],
  ["HA-69", "Content", "speedTest", "hides", inFooter("Speed test"), login],
  ["HA-69", "Content", "AVAILABLE", "hides", () => dialog("Menu").getByText("Mission"), member, openMenu],
  ["HA-69", "Content", "Android", "hides", downloadIcon, android],
  ["HA-69", "Content", /^App window/, "hides", downloadIcon, android],
  ["HA-69", "Entry", /^Firebase is initialised/, "shows", () => button(/Google/), login],
  [
    "HA-71",
    "Content",
    /^Label nochat/,
    "hides",
    () => dialog("Customer service").getByText("Live chat"),
    member,
    openService,
  ],
  ["HA-72", "Content", /^dailysalreqtype/, "shows", contract("daily salary"), { persona: "9" }],
  ["HA-72", "Content", /^divtypecompperiodreq/, "shows", contract("dividend"), { persona: "9" }],
  ["HA-72", "Content", /^contracthoursalreq/, "shows", contract("hourly salary"), { persona: "9" }],
  ["HA-73", "Content", "Empty", "hides", region("Latest Winner"), {}],
]

describe("the content panel", () => {
  it.for(changes)(
    "[%s] with the panel %s, the setting %s %s its element in the app",
    async ([, panel, control, effect, part, at, reach]) => {
      const { presses, flips } = await openHarness(at)
      await expect.element(main()).toBeInTheDocument()
      await reach?.()
      const hides = effect === "hides"
      await expect.poll(() => part().elements().length > 0).toBe(hides)
      await (typeof control === "string" ? presses(panel, control) : flips(panel, control))
      await expect.poll(() => part().elements().length > 0).toBe(!hides)
    },
  )

  it.each([
    ["HA-73", "Empty", 0, 0],
    ["HA-74", "Few", 6, 1],
    ["HA-75", "Hundreds", 100, 15],
    ["HA-76", "Thousands", 100, 204],
  ])("[%s] sets the data size %s: %i winners and %i pages of games", async (_row, scale, winners, pages) => {
    const { presses, harness, world, goes, callsTo } = await openHarness({ path: paths.help })
    await presses("Content", scale)
    await expect.poll(() => harness.scenario().settings.scale).toBe(scale.toLowerCase())
    const board = `${winnerBoard.path}?gameCategory=ALL&language=EN&limitNum=100`
    const response = await getResponse([...world.handlers], new Request(new URL(board, location.origin)))
    expect((await response?.json())?.value.list).toHaveLength(winners)
    await goes(`${paths.gameList}?gameType=RNG`)
    await expect.poll(() => callsTo(gameList)[0]?.response).toMatchObject({ value: { totalPages: pages } })
  })
})

describe("the entry panel", () => {
  it("[HA-70] can show a field of the registration form, require it and give it an invalid pattern", async () => {
    const { openPanel, harness } = await openHarness({ path: paths.register })
    await fillNewAccount()
    const zalo = (await openPanel("Entry")).getByRole("group", { name: "zalo" })
    await expect.element(field("Zalo")).not.toBeInTheDocument()
    for (const name of ["shown", "required", "broken pattern"])
      await zalo.getByRole("button", { name }).click()
    await expect.element(field("Zalo")).toHaveAttribute("aria-required", "true")
    expect(harness.scenario().settings.brokenPatterns).toEqual(["zalo"])
  })
})

describe("the games panel", () => {
  it("hides the hot games", async () => {
    const { presses } = await openHarness({ path: paths.game, persona: "0" })
    const hot = page.getByRole("tab", { name: "Hot", exact: true })
    await expect.element(hot).toBeInTheDocument()
    await presses("Games", "No hot games")
    await expect.element(hot).not.toBeInTheDocument()
  })
})
