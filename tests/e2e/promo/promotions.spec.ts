// End to end because a promotion is applied for with real pictures from a file picker.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { promotions } from "#gateway/calls/messages/announcements.ts"
import { applyActivity } from "#gateway/calls/promo/promotions.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { bottomMenu, expectSaid, header, logIn, loginForm } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const applied = applyActivity.path
const few = { settings: { scale: "few" } } as const

const list = (page: Page, name = "Promotion") => page.getByRole("list", { name, exact: true })
const card = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title })
const detail = (page: Page, title: string) => page.getByRole("dialog", { name: title })
const loginDialog = (page: Page) => page.getByRole("dialog", { name: "Log in to join this promotion" })
const application = (page: Page) => page.getByRole("form", { name: "Your application" })
const send = (page: Page) => application(page).getByRole("button", { name: "Send application" })
const comment = (page: Page) => application(page).getByRole("textbox", { name: "Comment" })

const file = (name: string, mimeType: string, size = 10) => ({ name, mimeType, buffer: Buffer.alloc(size) })
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)
const picture = (name: string) => ({ name, mimeType: "image/png", buffer: png })
const choose = (page: Page, ...files: ReadonlyArray<ReturnType<typeof file>>) =>
  application(page)
    .locator("input[type=file]")
    .setInputFiles([...files])

const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains("login-open"))

describe("promotions", () => {
  it("[RT-45] promotions open from the menu by category, and back closes a detail", async () => {
    const page = await product.visit()
    await bottomMenu(page).getByRole("link", { name: "Promotion" }).click()
    await expectAddress(page, paths.activity)
    await page.getByRole("heading", { level: 1, name: "Promotion" }).waitFor()
    await list(page).getByRole("link", { name: "First Deposit 100%" }).first().waitFor()
    await page.getByRole("radio", { name: "Fish" }).click()
    await expectAddress(page, `${paths.activity}?category=fish`)
    await list(page).getByRole("link", { name: "Shark Lagoon Nights" }).first().click()
    await expectAddress(page, `${paths.activity}?category=fish&promo=5006`)
    await detail(page, "Shark Lagoon Nights").getByText("All seas of three makers").waitFor()
    await page.goBack()
    await detail(page, "Shark Lagoon Nights").waitFor({ state: "detached" })
    await expectAddress(page, `${paths.activity}?category=fish`)
    await page.goForward()
    await detail(page, "Shark Lagoon Nights").getByRole("button", { name: "Close" }).click()
    await detail(page, "Shark Lagoon Nights").waitFor({ state: "detached" })
    expectQuiet(page)
  })

  it("[SS-41, SS-42] a guest who presses Claim logs in on the page and continues the claim", async () => {
    const page = await product.visit({
      path: paths.activity,
      context: { reducedMotion: "reduce" },
      ...few,
    })
    expect(await isMarked(page)).toBe(false)
    await card(page, "First Deposit 100%").getByRole("link").click()
    const claim = detail(page, "First Deposit 100%").getByRole("button", { name: "Claim" })
    await claim.click()
    await loginDialog(page).waitFor()
    await expect.poll(() => isMarked(page)).toBe(true)
    expect(await violationsOf(page)).toEqual([])
    await loginDialog(page).getByRole("button", { name: "Close" }).click()
    await loginDialog(page).waitFor({ state: "detached" })
    await expect.poll(() => isMarked(page)).toBe(false)
    await claim.click()
    await logIn(page, "member0", "wrong-password1")
    await loginForm(page).getByRole("alert").first().waitFor()
    await logIn(page, "member0")
    await application(page).waitFor()
    await loginDialog(page).waitFor({ state: "detached" })
    await expect.poll(() => isMarked(page)).toBe(false)
    await expectAddress(page, `${paths.activity}?promo=5001`)
    expect(product.callsTo(applied)).toEqual([])
    await send(page).click()
    await detail(page, "First Deposit 100%").getByText("Process").waitFor()
  })

  it("[VA-12, VA-13, VA-14] an application accepts valid pictures only, survives a failure, and is sent once", async () => {
    const page = await product.visit({
      path: paths.activity,
      persona: "0",
      settings: { scale: "few", faults: [{ call: applied, kind: "http500", times: 1 }] },
    })
    await card(page, "Weekend Lantern Run").getByRole("button", { name: "Join" }).click()
    await expectAddress(page, `${paths.activity}?promo=5002`)
    await comment(page).fill("x".repeat(141))
    await expect.poll(() => comment(page).inputValue()).toBe("x".repeat(140))
    await choose(
      page,
      picture("a.png"),
      file("b.gif", "image/gif"),
      file("c.jpg", "image/jpeg", 5 * 1024 * 1024 + 1),
    )
    await expectSaid(page, "b.gif is not a PNG or JPG picture. Please choose another.")
    await expectSaid(page, "c.jpg is larger than 5 MB. Please choose a smaller picture.")
    await choose(page, picture("d.png"), picture("e.png"), picture("f.png"))
    await expectSaid(page, "f.png was not added")
    const add = application(page).getByRole("button", { name: "Add pictures" })
    await expect.poll(() => add.isDisabled()).toBe(true)
    await application(page).getByRole("button", { name: "Remove d.png" }).focus()
    await page.keyboard.press("Enter")
    await expect.poll(() => add.isDisabled()).toBe(false)
    const shown = application(page).getByRole("img")
    await expect
      .poll(() => shown.evaluateAll((all) => all.map((each) => each.getAttribute("alt"))))
      .toEqual(["a.png", "e.png"])
    await expect
      .poll(() =>
        shown.evaluateAll((all) =>
          all.every((each) => each instanceof HTMLImageElement && each.naturalWidth === 1),
        ),
      )
      .toBe(true)
    expect(await violationsOf(page)).toEqual([])

    await send(page).click()
    await expectSaid(page, "We do not know yet whether your request went through")
    await expect.poll(() => comment(page).inputValue()).toBe("x".repeat(140))
    await expect.poll(() => shown.count()).toBe(2)
    await detail(page, "Weekend Lantern Run").getByRole("button", { name: "Close" }).click()
    await card(page, "Weekend Lantern Run").getByRole("button", { name: "Join" }).click()
    await expect.poll(() => comment(page).inputValue()).toBe("x".repeat(140))
    await send(page).dblclick()
    await detail(page, "Weekend Lantern Run").getByText("Applying").waitFor()
    expect(product.callsTo(applied)).toHaveLength(2)
    expect(product.callsTo(applied)[1]).toMatchObject({
      body: [
        { promoId: "5002" },
        { comment: "x".repeat(140) },
        { "images[]": { name: "a.png", type: "image/png", size: expect.any(Number) } },
        { "images[]": { name: "e.png", type: "image/png", size: expect.any(Number) } },
      ],
    })
    await detail(page, "Weekend Lantern Run").getByRole("button", { name: "Close" }).click()
    await card(page, "Weekend Lantern Run").getByText("Applying").waitFor()
  })
})

describe("after joining", () => {
  it("a joined promotion is not offered again while its new status fails to load", async () => {
    const page = await product.visit({ path: paths.activity, persona: "0", ...few })
    await card(page, "Weekend Lantern Run").getByRole("button", { name: "Join" }).click()
    await comment(page).fill("Please")
    product.world.configure({
      faults: [{ call: promotions.path, kind: "http500", times: "always" }],
    })
    await send(page).click()
    await detail(page, "Weekend Lantern Run").getByText("Applying").waitFor()
    await detail(page, "Weekend Lantern Run").getByRole("button", { name: "Close" }).click()
    await card(page, "Weekend Lantern Run").getByText("Applying").waitFor()
    expect(await card(page, "Weekend Lantern Run").getByRole("button", { name: "Join" }).count()).toBe(0)
  })
})

describe("the reward centre and the invitations", () => {
  it("[RT-14] the reward centre lists tasks, history and missions, and shows a trial member why it is closed", async () => {
    const page = await product.visit({ path: paths.rewardCentre, persona: "0", ...few })
    await page.getByRole("heading", { level: 1, name: "Reward center" }).waitFor()
    await list(page, "Promotions").getByRole("button", { name: "Join Weekend Lantern Run" }).waitFor()
    await page.getByRole("tab", { name: "Mission" }).click()
    await expectAddress(page, `${paths.rewardCentre}?tab=mission`)
    await list(page, "My tasks").getByRole("progressbar").first().waitFor()
    const without = await product.visit({
      path: `${paths.rewardCentre}?tab=mission`,
      persona: "0",
      settings: { promosOff: ["AVAILABLE"] },
    })
    await list(without, "Promotions").waitFor()
    expect(await without.getByRole("tab").count()).toBe(0)
    const trial = await product.visit({ path: paths.rewardCentre, persona: "4" })
    await expectAddress(trial, paths.home)
    await expectSaid(trial, "actual account")
  })

  it("[RT-47] the referral page shows and copies the member's link and counts the invited members", async () => {
    const page = await product.visit({
      path: paths.inviteFriends,
      persona: "0",
      // The page depends on the referral programme, not on the module of its menu entry.
      settings: { modulesOff: ["AFFMAN3"] },
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    })
    await page.getByRole("heading", { level: 1, name: "Refer a friend" }).waitFor()
    const link = `${product.url}/m/register?affiliateCode=member0`
    await page.getByText(link).waitFor()
    await page.getByRole("img", { name: "QR code of your link" }).waitFor()
    await page.getByRole("button", { name: "Copy link" }).click()
    await expectSaid(page, "Copied", "status")
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.getByText("Friends invited").locator("xpath=following-sibling::dd").getByText("3").waitFor()
    expectQuiet(page)

    const guest = await product.visit({ path: paths.inviteFriends })
    await expectAddress(guest, paths.login)
    await header(page).waitFor()
  })
})
