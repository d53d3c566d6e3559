import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { promotions } from "#gateway/calls/messages/announcements.ts"
import { applyActivity } from "#gateway/calls/promo/promotions.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { bottomMenu, expectTitle } from "#tests/support/pageEntry.ts"
import {
  choice,
  copiedTexts,
  dialog,
  expectMessage,
  expectText,
  main,
  player,
} from "#tests/support/pagePlayer.ts"

const few = { settings: { scale: "few" } } as const
const lantern = "Weekend Lantern Run"
const deposit = "First Deposit 100%"

const list = (name = "Promotion") => main().getByRole("list", { name })
const card = (title: string) => main().getByRole("listitem").filter({ hasText: title })
const application = () => page.getByRole("form", { name: "Your application" })
const comment = () => application().getByRole("textbox", { name: "Comment" })
const send = () => application().getByRole("button", { name: "Send application" })
const loginDialog = () => dialog("Log in to join this promotion")
const isMarked = () => document.documentElement.classList.contains("login-open")

const closes = async (title: string) => {
  await dialog(title).getByRole("button", { name: "Close" }).click()
  await expect.element(dialog(title)).not.toBeInTheDocument()
}

const openFew = (options: OpenAppOptions = {}) => openApp({ path: paths.activity, ...few, ...options })

const joins = async () => {
  await card(lantern).getByRole("button", { name: /^Join/ }).click()
  await expect.element(application()).toBeVisible()
}

const claims = async () => {
  await card(deposit).getByRole("link").click()
  await dialog(deposit).getByRole("button", { name: "Claim" }).click()
  await expect.element(loginDialog()).toBeVisible()
}

const logsIn = async (password: string) => {
  await loginDialog().getByRole("textbox", { name: "Username" }).fill("member0")
  await loginDialog().getByRole("textbox", { name: "Password" }).fill(password)
  await loginDialog().getByRole("button", { name: "Login" }).click()
}

describe("promotions page", () => {
  it("[RT-45] opens from the menu, and lists promotions by category", async () => {
    const { at } = await openApp()
    await bottomMenu().getByRole("link", { name: "Promotion" }).click()
    await expect.poll(at).toBe(paths.activity)
    await expectTitle("Promotion")
    await expect.element(list().getByRole("link", { name: deposit }).first()).toBeVisible()
    await choice("Fish").click()
    await expect.poll(at).toBe(`${paths.activity}?category=fish`)
    await expect.element(list().getByRole("link", { name: "Shark Lagoon Nights" }).first()).toBeVisible()
    await expect.element(list().getByRole("link", { name: deposit })).not.toBeInTheDocument()
  })

  it("opens a promotion by its address; back, forward and Close change the address", async () => {
    const title = "Shark Lagoon Nights"
    const { address, at } = await openApp({ path: `${paths.activity}?category=fish` })
    await list().getByRole("link", { name: title }).first().click()
    await expect.poll(at).toBe(`${paths.activity}?category=fish&promo=5006`)
    await expect.element(dialog(title).getByText(/All seas of three makers/)).toBeVisible()
    address.goBack()
    await expect.element(dialog(title)).not.toBeInTheDocument()
    expect(at()).toBe(`${paths.activity}?category=fish`)
    address.goForward()
    await closes(title)
    expect(at()).toBe(`${paths.activity}?category=fish`)
  })
})

describe("login dialog of the promotions", () => {
  it("[SS-41, SS-42] marks the document until the player has logged in, then opens the application form", async () => {
    const { at, callsTo } = await openFew()
    await claims()
    await expect.poll(isMarked).toBe(true)
    await logsIn("wrong-password1")
    await expect.element(loginDialog().getByRole("alert").first()).toBeVisible()
    await logsIn(demoPassword)
    await expect.element(application()).toBeVisible()
    await expect.element(loginDialog()).not.toBeInTheDocument()
    await expect.poll(isMarked).toBe(false)
    expect(at()).toBe(`${paths.activity}?promo=5001`)
    await expect.element(application().getByText(/^A picture of your deposit's receipt/)).toBeVisible()
    expect(callsTo(applyActivity)).toEqual([])
    await comment().fill("Please")
    await send().click()
    await expect.element(dialog(deposit).getByText("Process")).toBeVisible()
    expect(callsTo(applyActivity)).toHaveLength(1)
  })
})

describe("application to a promotion", () => {
  it("is sent only once on a double click, and its state shows on the promotion's card", async () => {
    const { callsTo } = await openFew({ persona: "0" })
    await joins()
    await comment().fill("Please")
    await send().dblClick()
    await expect.element(dialog(lantern).getByText("Applying")).toBeVisible()
    expect(callsTo(applyActivity)).toHaveLength(1)
    await closes(lantern)
    await expect.element(card(lantern).getByText("Applying")).toBeVisible()
  })

  it("is not offered again while the promotion's new status fails to load", async () => {
    const { allows, fails } = await openFew({ persona: "0" })
    allows(/500/)
    await joins()
    await comment().fill("Please")
    fails(promotions, "http500")
    await send().click()
    await expect.element(dialog(lantern).getByText("Applying")).toBeVisible()
    await closes(lantern)
    await expect.element(card(lantern).getByText("Applying")).toBeVisible()
    expect(card(lantern).getByRole("button", { name: /^Join/ }).elements()).toEqual([])
  })
})

describe("reward centre", () => {
  it("[RT-14] lists promotions, and missions in a second tab", async () => {
    const { at } = await openApp({ path: paths.rewardCentre, persona: "0", ...few })
    await expectTitle("Reward center")
    await expect
      .element(list("Promotions").getByRole("button", { name: "Join Weekend Lantern Run" }))
      .toBeVisible()
    await page.getByRole("tab", { name: "Mission" }).click()
    await expect.poll(at).toBe(`${paths.rewardCentre}?tab=mission`)
    await expect.element(list("My tasks").getByRole("progressbar").first()).toBeVisible()
  })
})

describe("referral page", () => {
  const copied = copiedTexts()
  // The page depends on the referral programme, not on the module of its menu entry.
  const settings = { modulesOff: ["AFFMAN3"] } as const

  it("[RT-47] shows the member's link, its QR code and the number of invited members", async () => {
    await openApp({ path: paths.inviteFriends, persona: "0", settings })
    await expectTitle("Refer a friend")
    await expectText(/^https:\/\/.+\/m\/register\?affiliateCode=member0$/)
    await expect.element(main().getByRole("img", { name: "QR code of your link" })).toBeVisible()
    await expectText("₱200 for each friend who deposits ₱500 or more. Up to ten friends a month.")
    await expect.poll(() => main().getByRole("definition").element().textContent).toBe("3")
    await expect.element(main().getByRole("term")).toHaveTextContent("Friends invited")
  })

  it("copies the member's link", async () => {
    await openApp({ path: paths.inviteFriends, persona: "0", settings })
    await player.presses("Copy link")
    await expectMessage("Copied", "status")
    expect(copied).toEqual([expect.stringMatching(/^https:\/\/.+\/m\/register\?affiliateCode=member0$/)])
    await expectText(copied[0] ?? "")
  })
})
