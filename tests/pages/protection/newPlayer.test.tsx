import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { deposits } from "#gateway/calls/records/accountRecord.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { limitOffersItem } from "#services/protection/limitOffers.ts"
import { answerCaptcha, expectAt, fillNewAccount, logIn } from "#tests/support/pageEntry.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { button, dialog, expectMessage, main, player } from "#tests/support/pagePlayer.ts"

const open = (options: OpenAppOptions = {}) =>
  openApp({ path: paths.login, settings: { modulesOn: ["RGLIMIT3"] }, ...options })

const timesShown = (text: RegExp): number =>
  (window.liveRegionTexts ?? []).filter((each) => text.test(each.text)).length

const previousLogin: OpenAppOptions["before"] = ({ rewrite }) =>
  rewrite<object>(protection, (value) => ({ ...value, previousLogin: Date.UTC(2026, 10, 3, 12) }))

describe("the previous login of a member", () => {
  it("shows once after a login, but not after a reload", async () => {
    const { again, callsTo } = await open({ before: previousLogin })
    await logIn("member0")
    await expectMessage(/^Previous login: .*2026/, "status")
    const before = callsTo(protection).length
    await again()
    await expect.poll(() => callsTo(protection).length).toBeGreaterThan(before)
    await expect.element(main().getByRole("region", { name: "Recently played" })).toBeVisible()
    expect(timesShown(/^Previous login/)).toBe(0)
  })
})

const offer = () => main().getByRole("region", { name: "Deposit limit" })

const asked = () => dialog("Before your first deposit")
const choice = (name: string) => asked().getByRole("radio", { name })

const goesOnWithout = async (): Promise<void> => {
  await choice("Go on without a limit").click({ force: true })
  await asked().getByRole("button", { name: "Continue" }).click()
}

/** Registers and opens home again, so that no announcement covers it. */
const registers = async (options: OpenAppOptions = {}) => {
  const opened = await open({ path: paths.register, ...options })
  await fillNewAccount()
  await answerCaptcha()
  await player.presses("Register")
  await expectAt(opened.at, paths.home)
  if (options.settings === undefined)
    await expect.poll(() => opened.areas.local.getItem(limitOffersItem.key)).not.toBeNull()
  await opened.again(paths.home)
  return opened
}

describe("the offer of a deposit limit", () => {
  it("a new player sees the offer on home and in the member center until the offer is closed", async () => {
    const { again } = await registers()
    await expect.element(offer()).toBeVisible()
    await expect.element(offer().getByRole("link", { name: "Set a deposit limit" })).toBeVisible()
    await again(paths.memberHome)
    await offer().getByRole("button", { name: "Close" }).click()
    await expect.element(offer()).not.toBeInTheDocument()
    await again(paths.deposit)
    await expect.element(asked()).toBeVisible()
  })

  it("the first deposit asks for a limit, and asks once more after a refusal", async () => {
    const { again, at } = await registers()
    await again(paths.deposit)
    await expect.element(choice("Set a limit")).toBeChecked()
    await goesOnWithout()
    await expect.element(asked().getByText(/^Are you sure/)).toBeVisible()
    await expect.element(choice("Set a limit")).toBeChecked()
    await asked().getByRole("button", { name: "Continue" }).click()
    await expectAt(at, `${paths.protection}?limit=deposit`)
    await expect.element(dialog("Daily deposit limit")).toBeVisible()
  })

  it("a second refusal ends the offer, and the deposit goes on", async () => {
    const { again, areas } = await registers()
    await again(paths.deposit)
    await goesOnWithout()
    await expect.element(asked().getByText(/^Are you sure/)).toBeVisible()
    await goesOnWithout()
    await expect.element(asked()).not.toBeInTheDocument()
    expect(areas.local.getItem(limitOffersItem.key)).toBe("[]")
    await expect.element(button(/^Bank transfer/)).toBeVisible()
  })

  it("no offer shows once the new player has deposited or has a limit", async () => {
    const { again, callsTo, rewrite } = await registers()
    await expect.element(offer()).toBeVisible()
    const limit = { kind: "deposit", period: "day", amount: 5, used: 0, resets: 1, setBy: "player" }
    rewrite<object>(protection, (value) => ({ ...value, limits: [limit] }))
    await again(paths.memberHome)
    await expect.element(main().getByRole("link", { name: "Player protection" })).toBeVisible()
    await expect.element(offer()).not.toBeInTheDocument()
    rewrite<object>(protection, (value) => value)
    const order = { reference: "D1", time: 1, amount: 5, status: "done", method: "MANUAL" }
    rewrite<object>(deposits, (value) => ({ ...value, content: [order] }))
    const before = callsTo(deposits).length
    await again(paths.memberHome)
    await expect.poll(() => callsTo(deposits).length).toBeGreaterThan(before)
    await expect.element(offer()).not.toBeInTheDocument()
  })

  it("no offer shows to a member who has not registered on this device, and nothing is requested", async () => {
    const { callsTo } = await open({ persona: "0", path: paths.memberHome })
    await expect.element(main().getByRole("link", { name: "Player protection" })).toBeVisible()
    await expect.poll(() => callsTo(protection).length).toBe(1)
    await expect.element(offer()).not.toBeInTheDocument()
    expect(callsTo(deposits)).toEqual([])
  })

  it("a registration while the protection module is off stores no offer on the device", async () => {
    const { areas, callsTo } = await registers({ settings: {} })
    await expect.element(main().getByRole("region", { name: "Banners" })).toBeVisible()
    expect(areas.local.getItem(limitOffersItem.key)).toBeNull()
    expect(callsTo(protection)).toEqual([])
  })
})
