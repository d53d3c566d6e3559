import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { links } from "#fixtures/data/whitelabel.ts"
import { answerCaptcha } from "#tests/support/entry.ts"
import { bottomMenu, header, logIn, loginForm, said, winnerGame } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const calls = {
  announcements: "/wps/relay/MCSFE_getListAnnouncements",
  markRead: "/wps/relay/MCSFE_markAnnouncementAsRead",
  chat: "/wps/relay/CBS_launchChat",
  readMail: "/wps/relay/CSP_readMail",
  deleteMail: "/wps/relay/CSP_deleteMail",
  feedback: "/wps/feedback",
  help: "/wps/system/helpCenter",
} as const

const freeReject = "A free-play account cannot use this function"

const centre = (page: Page): Locator => page.getByRole("main").getByRole("list")
const row = (page: Page, name: string): Locator =>
  centre(page)
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .or(centre(page).getByRole("button", { name: new RegExp(`^${name}`) }))
const back = (page: Page): Locator => page.getByRole("button", { name: "Back" })
const list = (page: Page, name: string): Locator => page.getByRole("list", { name })
const service = async (page: Page): Promise<Locator> => {
  await bottomMenu(page).getByRole("button", { name: "Service" }).click()
  return page.getByRole("dialog", { name: "Customer service" })
}

describe("the message centre", () => {
  it("[RT-37, MC-01, MC-02, MC-03, MC-05, MC-06, MC-07, MC-08] has its rows with what is unread, and back leads home", async () => {
    const counts = { unreadNotices: 3, unreadInbox: 4, unreadChat: 5 }
    const page = await product.visit({ persona: "0", path: paths.settings, settings: counts })
    await page.goto(paths.message)
    const rows = () => centre(page).getByRole("listitem").allTextContents()
    await expect
      .poll(rows)
      .toEqual([
        "Telegram",
        "Announcements, 3 unread3",
        "Inbox, 4 unread4",
        "Live chat, 5 unread5",
        "Affiliate customer service",
      ])
    for (const [name, link] of [
      ["Telegram", links.telegram],
      ["Affiliate customer service", links.affiliateService],
    ] as const) {
      expect(await row(page, name).getAttribute("href")).toBe(link)
      await page.context().route(link, (route) => route.fulfill({ body: "The other side" }))
      const opened = page.context().waitForEvent("page")
      await row(page, name).click()
      expect((await opened).url()).toBe(link)
    }
    await row(page, "Announcements").click()
    await expectAddress(page, paths.notice)
    await page.goBack()
    await row(page, "Inbox").click()
    await expectAddress(page, paths.inbox)
    await page.goBack()
    await back(page).click()
    await expectAddress(page, paths.home)

    product.world.configure({ unreadNotices: 300, unreadInbox: 150, unreadChat: 150, scale: "thousands" })
    await page.goto(paths.message)
    const badges = centre(page).getByText("99+", { exact: true })
    await expect.poll(() => badges.count()).toBe(3)
    expectQuiet(page)
  })

  it("[MC-01, MC-04] opens nothing without a link, and has no chat with CBS3 off", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.message,
      settings: { linksOff: ["telegram", "affiliateService"], modulesOff: ["CBS3"] },
    })
    await row(page, "Telegram").click()
    await page.getByRole("status").filter({ hasText: "Coming soon" }).waitFor()
    expect(addressOf(page)).toBe(paths.message)
    expect(page.context().pages()).toHaveLength(1)
    expect(await row(page, "Live chat").count()).toBe(0)
    product.world.configure({ modulesOff: [] })
    await page.reload()
    await row(page, "Live chat").click()
    await page.waitForURL(/\/lgw\/vendor\//)
    expect(product.callsTo(calls.chat)).toHaveLength(1)
  })
})

describe("a guest", () => {
  it("[RO-01] browses games, promotions and help, and can log in and register", async () => {
    const page = await product.visit({ settings: { scale: "few" } })
    await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }).waitFor()
    const places: Readonly<Record<string, Locator>> = {
      [paths.rng]: list(page, "Games").getByRole("button", { name: "Twilight Koi", exact: true }),
      [`${paths.gameList}?gameType=RNG`]: list(page, "Games").getByRole("button", {
        name: "Twilight Koi",
        exact: true,
      }),
      [paths.activity]: page.getByRole("heading", { level: 1, name: "Promotion" }),
      [paths.help]: page.getByRole("article", { name: "Getting started" }),
      [paths.login]: loginForm(page),
      [paths.register]: page.getByRole("form", { name: "Register" }),
    }
    for (const [path, content] of Object.entries(places)) {
      await page.goto(path)
      await content.waitFor()
      expect(addressOf(page)).toBe(path)
    }
    expectQuiet(page)
  })
})

describe("who may not", () => {
  it("[RO-03, MC-09, MC-10] a guest is led to the login from games, favourites, feedback, inbox, chat and member centre, by entry and by address", async () => {
    const page = await product.visit({ settings: { scale: "few" } })
    const entries: Readonly<Record<string, () => Promise<unknown>>> = {
      game: () => winnerGame(page, "Twilight Koi").click(),
      favourites: async () => {
        await page.goto(paths.rng)
        await page.getByRole("button", { name: "Favourite Twilight Koi" }).click()
      },
      feedback: async () => (await service(page)).getByRole("link", { name: "Feedback" }).click(),
      inbox: async () => {
        await page.goto(paths.message)
        await row(page, "Inbox").click()
      },
      chat: async () => {
        await page.goto(paths.message)
        await row(page, "Live chat").click()
      },
      "member centre": () => bottomMenu(page).getByRole("link", { name: "Member" }).click(),
    }
    for (const [name, enter] of Object.entries(entries)) {
      await page.goto(paths.home)
      await enter()
      await loginForm(page).waitFor()
      expect(addressOf(page), name).toBe(paths.login)
    }
    const addresses = [
      `${paths.lottery}?gameId=L101`,
      `${paths.gameList}?gameType=FAV`,
      paths.feedback,
      paths.inbox,
      paths.memberHome,
    ]
    for (const address of addresses) {
      await page.goto(address)
      await expectAddress(page, paths.login)
    }
    expect(product.callsTo(calls.chat)).toEqual([])
    await page.goto(paths.inbox)
    await logIn(page, "member0")
    await expectAddress(page, paths.inbox)
    expectQuiet(page)
  })

  it("[MC-11, MC-12, RO-05] a trial member is refused inbox and chat for a second, from every entry", async () => {
    const page = await product.visit({
      persona: "4",
      path: paths.message,
      clock: true,
    })
    const refused = async (press: () => Promise<unknown>, at: string) => {
      await press()
      await said(page, freeReject).waitFor()
      expect(addressOf(page)).toBe(at)
      await page.clock.runFor(1100)
      await said(page, freeReject).waitFor({ state: "detached" })
    }
    await refused(() => row(page, "Inbox").click(), paths.message)
    await refused(() => row(page, "Live chat").click(), paths.message)
    await page.goto(paths.home)
    await refused(() => header(page).getByRole("link", { name: "Inbox" }).click(), paths.home)
    const popup = await service(page)
    expect(await popup.getByRole("button", { name: "Live chat" }).count()).toBe(0)
    await refused(() => popup.getByRole("link", { name: "Messages" }).click(), paths.home)
    await page.goto(paths.inbox)
    await expectAddress(page, paths.home)
    expect(product.callsTo(calls.chat)).toEqual([])
  })
})

describe("announcements", () => {
  it("[RT-34] are listed by their type, opened in the address and closed by back, with nothing in them that acts", async () => {
    const page = await product.visit({ path: paths.notice, settings: { scale: "few" } })
    await list(page, "News").getByRole("link", { name: "Lantern Night Bonus is back" }).waitFor()
    await page.getByRole("tab", { name: "Highlights" }).click()
    await expectAddress(page, `${paths.notice}?type=PU`)
    product.world.configure({ scale: "hundreds" })
    await page.reload()
    await list(page, "Highlights")
      .getByRole("link", { name: /A gift from the fox/ })
      .click()
    await expectAddress(page, `${paths.notice}?type=PU&id=PU702`)
    const gift = page.getByRole("article", { name: "A gift from the fox" })
    await gift.getByText("Follow the fox.").waitFor()
    expect(await page.title()).not.toBe("stolen")
    expect(await gift.locator("[onclick], script, [href^=javascript]").count()).toBe(0)
    await back(page).click()
    await expectAddress(page, `${paths.notice}?type=PU`)
    const opened = list(page, "Highlights").getByRole("link", { name: /^A gift from the fox(?!, Unread)/ })
    await opened.waitFor()
    expect(product.callsTo(calls.markRead), "a guest's reading is told to nobody").toEqual([])

    await page.getByRole("tab", { name: "News" }).click()
    const links = list(page, "News").getByRole("link")
    await expect.poll(() => links.count()).toBeGreaterThan(20)
    await links.nth(19).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await links.nth(19).click()
    await page.getByRole("article").waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200)
    // What the sanitiser takes out, the browser's own rules have stopped before.
    expectQuiet(page, /Executing inline event handler/)
  })

  it("[RT-35] for agents are asked for with type A, and are nobody else's", async () => {
    const address = `${paths.agentNotice}?types=A`
    const page = await product.visit({ persona: "9", path: address })
    await list(page, "Agent notices")
      .getByRole("link", { name: /Commission of the month/ })
      .first()
      .click()
    await expectAddress(page, `${address}&id=A701`)
    await expect
      .poll(() => product.callsTo(calls.markRead).map(({ body }) => body))
      .toEqual([{ announcementId: "A701", read: true }])
    expect(product.callsTo(calls.announcements).map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ types: "A", platform: "M" }),
    )
    await page.goto(address)
    const first = list(page, "Agent notices").getByRole("link").first()
    await first.waitFor()
    expect(await first.textContent()).not.toContain("Unread")

    for (const persona of ["0", "guest"]) {
      const other = await product.visit({ persona, path: address })
      await expectAddress(other, paths.home)
    }
  })
})

describe("a member's round", () => {
  it("[GE-07, RT-36] reads announcements and an inbox, sends feedback, reads help", async () => {
    const page = await product.visit({ persona: "0", path: paths.message, settings: { scale: "few" } })
    await row(page, "Announcements").click()
    await list(page, "News")
      .getByRole("link", { name: /Lantern Night Bonus/ })
      .click()
    await page.getByText("up to ₱5,000").waitFor()
    await expect.poll(() => product.callsTo(calls.markRead).length).toBe(1)
    await back(page).click()
    await back(page).click()
    await expectAddress(page, paths.message)
    await row(page, "Inbox").click()

    const inbox = header(page).getByRole("link", { name: "Inbox" })
    const unread = async (count: string) => {
      await expect.poll(() => inbox.textContent()).toBe(`Inbox${count}`)
    }
    await unread("7")
    const mails = list(page, "Inbox").getByRole("link")
    await expect.poll(() => mails.count()).toBe(7)
    await mails.nth(1).click()
    await page.getByRole("article", { name: "Log-in from a new phone" }).waitFor()
    await unread("6")
    await page.getByRole("button", { name: "Delete" }).click()
    const question = page.getByRole("alertdialog", { name: "Delete this message?" })
    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "detached" })
    expect(product.callsTo(calls.deleteMail)).toEqual([])
    await page.getByRole("button", { name: "Delete" }).click()
    await question.getByRole("button", { name: "Delete" }).click()
    await page.getByRole("status").filter({ hasText: "The message was deleted" }).waitFor()
    await expectAddress(page, paths.inbox)
    await expect.poll(() => mails.count()).toBe(6)
    await mails.first().click()
    await page.getByRole("article", { name: "Your deposit has arrived" }).waitFor()
    await unread("5")
    await page.reload()
    await page.getByRole("article", { name: "Your deposit has arrived" }).waitFor()
    await back(page).click()
    await expect.poll(() => mails.count()).toBe(6)
    expect(product.callsTo(calls.readMail)).toHaveLength(2)
    expect(product.callsTo(calls.deleteMail)).toHaveLength(1)

    await (await service(page)).getByRole("link", { name: "Feedback" }).click()
    const form = page.getByRole("form", { name: "Feedback" })
    await form.getByRole("combobox", { name: "Question type" }).selectOption("Game")
    await form
      .getByRole("textbox", { name: "Description" })
      .fill("The lamp of my favourite game has gone out.")
    await answerCaptcha(form)
    await form.getByRole("button", { name: "Submit" }).click()
    await page.getByRole("dialog", { name: "Sent successfully" }).getByRole("button", { name: "OK" }).click()
    expect(product.callsTo(calls.feedback)).toHaveLength(1)
    await page.goto(`${paths.help}?i=1`)
    await page.getByRole("article", { name: "Making a deposit" }).getByText("Most deposits arrive").waitFor()
    expectQuiet(page)
  })
})

describe("the help centre", () => {
  it("[HE-01, HE-03, HE-04, RT-39, RT-40] has topics at the left and their text at the right, by its address", async () => {
    const page = await product.visit({
      path: paths.help,
      width: 320,
      before: (opened) =>
        rewrite<ReadonlyArray<{ readonly title: string; readonly content: string }>>(
          opened,
          calls.help,
          (topics) =>
            topics.map((topic, index) =>
              index === 3 ? { ...topic, content: "<b>x</b><i onclick=alert(1)>y</i>" } : topic,
            ),
        ),
    })
    const topics = page.getByRole("navigation", { name: "Help topics" }).getByRole("link")
    const current = () => topics.and(page.locator("[aria-current=page]")).allTextContents()
    const article = page.getByRole("article")
    await expect.poll(current).toEqual(["Getting started"])
    await article.getByText("An account in a minute").waitFor()
    const [menu, text] = [await topics.first().boundingBox(), await article.boundingBox()]
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0)

    await topics.nth(2).click()
    await expectAddress(page, `${paths.help}?i=2`)
    await expect.poll(current).toEqual(["Making a withdrawal"])
    await page.reload()
    await expect.poll(current).toEqual(["Making a withdrawal"])
    await article.getByText("How to withdraw").waitFor()
    await topics.nth(3).click()
    await expect.poll(() => article.locator("b").allTextContents()).toEqual(["x"])
    expect(await article.locator("i").getAttribute("onclick")).toBeNull()
    await page.goto(`${paths.help}?i=99`)
    await expect.poll(current).toEqual(["Getting started"])
    expect(product.callsTo(calls.help)[0]?.query).toEqual({ lang: "EN", device: "MOBILE" })
  })
})
