// End to end because a member's reading and writing crosses the browser's history and scroll positions.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { helpTopics } from "#gateway/calls/help/help.ts"
import { markAnnouncementRead } from "#gateway/calls/home/news.ts"
import { siteAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { launchChat } from "#gateway/calls/messages/chat.ts"
import { sendFeedback } from "#gateway/calls/messages/feedback.ts"
import { deleteMail, readMail } from "#gateway/calls/messages/inbox.ts"
import { answerCaptcha } from "#tests/support/entry.ts"
import { bottomMenu, expectSaid, header } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const calls = {
  announcements: siteAnnouncements.path,
  markRead: markAnnouncementRead.path,
  chat: launchChat.path,
  readMail: readMail.path,
  deleteMail: deleteMail.path,
  feedback: sendFeedback.path,
  help: helpTopics.path,
} as const

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

describe("announcements", () => {
  it("[RT-34] announcements are listed by type, open by address, close by back, and their content is inert", async () => {
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
    expect(product.callsTo(calls.markRead), "a guest marks nothing as read").toEqual([])

    await page.getByRole("tab", { name: "News" }).click()
    const links = list(page, "News").getByRole("link")
    await expect.poll(() => links.count()).toBeGreaterThan(20)
    await links.nth(19).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await links.nth(19).click()
    await page.getByRole("article").waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200)
    // The browser reports inline handlers before the sanitiser removes them.
    expectQuiet(page, /Executing inline event handler/)
  })

  it("[RT-35] agent announcements are requested with type A and show to agents only", async () => {
    const address = `${paths.agentNotice}?types=A`
    const page = await product.visit({ persona: "9", path: address })
    await list(page, "Agent announcements")
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
    const first = list(page, "Agent announcements").getByRole("link").first()
    await first.waitFor()
    await expect.poll(() => first.textContent()).not.toContain("Unread")

    for (const persona of ["0", "guest"]) {
      const other = await product.visit({ persona, path: address })
      await expectAddress(other, paths.home)
    }
  })
})

describe("a member reads and writes", () => {
  it("'Mark all as read' in the inbox reports each unread mail once and requests the count once", async () => {
    const page = await product.visit({ persona: "0", path: paths.inbox, settings: { scale: "few" } })
    const button = page.getByRole("button", { name: "Mark all as read" })
    const unread = page.getByRole("list", { name: "Inbox" }).getByRole("link", { name: /unread/i })
    await button.waitFor()
    const count = await unread.count()
    await button.click()
    await expectSaid(page, "All messages are marked as read", "status")
    expect(product.callsTo(readMail.path)).toHaveLength(count)
    await expect.poll(() => unread.count()).toBe(0)
    await button.waitFor({ state: "detached" })
  })

  it("[GE-07, RT-36] a member reads announcements, inbox and help, and sends feedback", async () => {
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
    await expectSaid(page, "Message deleted", "status")
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
    await form.getByRole("combobox", { name: "Topic" }).selectOption("Game")
    await form
      .getByRole("textbox", { name: "Description" })
      .fill("The lamp of my favourite game has gone out.")
    await answerCaptcha(form)
    await form.getByRole("button", { name: "Send feedback" }).click()
    await page.getByRole("dialog", { name: "Sent successfully" }).getByRole("button", { name: "OK" }).click()
    expect(product.callsTo(calls.feedback)).toHaveLength(1)
    await page.goto(`${paths.help}?i=1`)
    await page.getByRole("article", { name: "Making a deposit" }).getByText("Most deposits arrive").waitFor()
    expectQuiet(page)
  })
})

describe("the help centre", () => {
  it("[HE-01, RT-39, RT-40] the help centre selects the topic of its address, otherwise the first", async () => {
    const page = await product.visit({ path: paths.help })
    const topics = page.getByRole("navigation", { name: "Help topics" }).getByRole("link")
    const current = () => topics.and(page.locator("[aria-current=page]")).allTextContents()
    await expect.poll(current).toEqual(["Getting started"])
    await topics.nth(2).click()
    await expectAddress(page, `${paths.help}?i=2`)
    await expect.poll(current).toEqual(["Making a withdrawal"])
    await page.reload()
    await expect.poll(current).toEqual(["Making a withdrawal"])
    await page.getByRole("article").getByText("How to withdraw").waitFor()
    await page.goto(`${paths.help}?i=99`)
    await expect.poll(current).toEqual(["Getting started"])
    expect(product.callsTo(calls.help)[0]?.query).toEqual({ lang: "EN", device: "MOBILE" })
  })

  it("the help centre searches titles and texts, and says when nothing is found", async () => {
    const page = await product.visit({ path: paths.help })
    const topics = page.getByRole("navigation", { name: "Help topics" }).getByRole("link")
    const search = page.getByRole("searchbox", { name: "Search help" })
    await page.getByRole("article", { name: "Getting started" }).waitFor()
    const all = await topics.count()
    await search.fill("how to withdraw")
    await expect.poll(() => topics.allTextContents()).toEqual(["Making a withdrawal"])
    await page.getByRole("article", { name: "Making a withdrawal" }).waitFor()
    await search.fill("no such words")
    const main = page.getByRole("main")
    await main.getByRole("status").getByText("No topic found. Try another word.").waitFor()
    await main.getByRole("button", { name: "Clear search" }).last().click()
    await expect.poll(() => topics.count()).toBe(all)
    await expect.poll(() => search.inputValue()).toBe("")
    expectQuiet(page)
  })

  it("[HE-03, HE-04] the help centre shows topics at the left and their sanitised HTML at the right", async () => {
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
    const article = page.getByRole("article")
    await article.getByText("An account in a minute").waitFor()
    const [menu, text] = [await topics.first().boundingBox(), await article.boundingBox()]
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0)
    await topics.nth(3).click()
    await expect.poll(() => article.locator("b").allTextContents()).toEqual(["x"])
    expect(await article.locator("i").getAttribute("onclick")).toBeNull()
  })
})
