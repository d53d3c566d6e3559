import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"
import { fillNewAccount, header, logIn } from "#tests/support/pageEntry.ts"
import { button, dialog, field, main, player } from "#tests/support/pagePlayer.ts"

import { openHarness, type OpenOptions } from "./openHarness.tsx"

const openMenu = () => header().getByRole("button", { name: "Menu" }).click()
const openService = () => page.getByRole("button", { name: "Service" }).click()
const inMenu = (name: string) => () => dialog("Menu").getByText(name, { exact: true })
const inService = (name: string) => () => dialog("Customer service").getByText(name, { exact: true })
const inAgentHome = (name: string) => () => main().getByRole("link", { name, exact: true })

const member: OpenOptions = { persona: "0", path: paths.settings }
const agent: OpenOptions = { persona: "41", path: paths.agent }
const login: OpenOptions = { path: paths.login }
const social: OpenOptions = { path: paths.login, scenario: "firebase:true" }
const register: OpenOptions = { path: paths.register }

const toMobile = () => player.presses("Register with mobile number")

type Entry = readonly [
  row: string,
  module: ModuleId,
  entry: () => ReturnType<typeof main>,
  at: OpenOptions,
  reach?: () => Promise<void>,
]

/** The row and the module, where its entry is, and how a player gets there. */
const entries: ReadonlyArray<Entry> = [
  ["HA-21", "TRANSBETREPMEM3", inMenu("Betting record"), member, openMenu],
  ["HA-22", "TRANSREC3", inMenu("Account record"), member, openMenu],
  ["HA-23", "PERSREP", inMenu("Profit and loss"), member, openMenu],
  ["HA-24", "REWCEN3", inMenu("Reward center"), member, openMenu],
  ["HA-25", "SECPRIV", inMenu("Security center"), member, openMenu],
  ["HA-26", "DOWNLOAD", inMenu("App download"), member, openMenu],
  ["HA-27", "PTSYS3", inMenu("Point mall"), member, openMenu],
  ["HA-28", "FREEPLAY3", () => button("Free play"), login],
  ["HA-29", "REGISTER_REE3", () => field("Username"), register],
  ["HA-30", "MOBILENUMREG3", () => button("Register with mobile number"), register],
  ["HA-31", "MOBILENUMPASSREG3", () => field("Confirm password"), register, toMobile],
  ["HA-32", "VALID_CAPTCHA3", () => field("Captcha"), register, fillNewAccount],
  ["HA-33", "AFFMAN3", inMenu("Refer a friend"), member, openMenu],
  ["HA-34", "PROFPIC3", () => button("Choose profile picture"), { ...member, path: paths.myAccount }],
  ["HA-35", "REGMOBVERF3", () => field("SMS code"), register, fillNewAccount],
  ["HA-36", "FEEDBACK3", inService("Feedback"), member, openService],
  ["HA-37", "INBOX3", inService("Messages"), member, openService],
  ["HA-38", "AGEINFO3", inAgentHome("Team overview"), agent],
  ["HA-39", "COMM3", inAgentHome("Agent rebate"), agent],
  ["HA-40", "CBS3", inService("Live chat"), member, openService],
  ["HA-41", "MOBILEVERCODELOGIN3", () => button("Login with SMS code"), login],
  ["HA-42", "FACEBOOKLOGIN3", () => button(/Facebook/), social],
  ["HA-43", "GOOGLELOGIN3", () => button(/Google/), social],
  ["HA-44", "FUNDTRANS3", () => button("Transfer between wallets"), { ...member, path: paths.memberHome }],
  ["HA-45", "AGEANNOUNCE3", inAgentHome("Agent announcements"), agent],
  ["HA-46", "MEMTRANS3", inAgentHome("Member transactions"), agent],
  ["HA-47", "PERSPNL3", inAgentHome("Team profit and loss"), agent],
  ["HA-48", "AGEDOWNMAN3", inAgentHome("Team"), agent],
  ["HA-49", "REG3", () => header().getByRole("link", { name: "Register" }), {}],
]

describe("the module switches of the dock", () => {
  it.for(entries)("[%s] %s shows and hides its element in the app", async ([, id, entry, at, reach]) => {
    const { flips, at: address } = await openHarness(at)
    await reach?.()
    await expect.element(entry()).toBeInTheDocument()
    const before = address()
    await flips("Whitelabel", new RegExp(`^${id}`))
    await expect.element(entry()).not.toBeInTheDocument()
    await flips("Whitelabel", new RegExp(`^${id}`))
    await expect.element(entry()).toBeInTheDocument()
    expect(address()).toBe(before)
  })

  it("[HA-50] hide the captcha of a refused login when CAPTCHA3 is turned off", async () => {
    const { flips } = await openHarness({ ...login, scenario: "captchaAlways:true" })
    await logIn("member0", "wrong0000")
    await expect.element(field("Captcha")).toBeInTheDocument()
    await flips("Whitelabel", /^CAPTCHA3/)
    await expect.element(field("Captcha")).not.toBeInTheDocument()
  })

  it("[HA-20] list exactly the 30 modules and mark a changed module", async () => {
    const { dock, openPanel, flips } = await openHarness(login)
    const panel = await openPanel("Whitelabel")
    const names = panel
      .getByRole("switch")
      .elements()
      .map((each) => each.closest("label")?.querySelector(".label span")?.textContent)
    expect(names).toEqual([...moduleIds])
    expect(names).toHaveLength(30)
    await flips("Whitelabel", /^CBS3/)
    await expect.element(dock.getByText("29 of 30 on", { exact: false })).toBeInTheDocument()
    await expect.element(panel.getByRole("switch", { name: /CBS3.*changed from default/ })).not.toBeChecked()
  })

  it("[HA-51] turn all modules off or on with one click, and change no other setting", async () => {
    const { harness, presses } = await openHarness(member)
    await openMenu()
    const gone = entries.filter(([, , , , reach]) => reach === openMenu)
    await presses("Whitelabel", "All off")
    for (const [, , entry] of gone) await expect.element(entry()).not.toBeInTheDocument()
    await expect.element(inMenu("VIP")()).toBeInTheDocument()
    expect(harness.scenario().settings).toMatchObject({ modulesOff: moduleIds, modulesOn: [] })
    await presses("Whitelabel", "All on")
    for (const [, , entry] of gone) await expect.element(entry()).toBeInTheDocument()
  })
})
