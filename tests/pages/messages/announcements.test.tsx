import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { markAnnouncementRead } from "#gateway/calls/home/news.ts"
import { siteAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { openApp } from "#tests/support/page.tsx"
import { expectText, main, player } from "#tests/support/pagePlayer.ts"

const list = (name: string) => main().getByRole("list", { name })
const tab = (name: string) => page.getByRole("tab", { name })
const article = (name: string) => main().getByRole("article", { name })
const agentNotice = `${paths.agentNotice}?types=A`

describe("announcements page", () => {
  it("[RT-34] lists announcements by type, and opens one by its address", async () => {
    const { again, at, callsTo, world } = await openApp({ path: paths.notice, settings: { scale: "few" } })
    await expect
      .element(list("News").getByRole("link", { name: /^Lantern Night Bonus is back/ }))
      .toBeVisible()
    await tab("Highlights").click()
    await expect.poll(at).toBe(`${paths.notice}?type=PU`)
    world.configure({ scale: "hundreds" })
    await again()
    await list("Highlights")
      .getByRole("link", { name: /A gift from the fox/ })
      .click()
    await expect.poll(at).toBe(`${paths.notice}?type=PU&id=PU702`)
    await expect.element(article("A gift from the fox").getByText(/Follow the fox\./)).toBeVisible()
    await player.pressesBack()
    await expect.poll(at).toBe(`${paths.notice}?type=PU`)
    await expect
      .element(list("Highlights").getByRole("link", { name: /^A gift from the fox(?!, Unread)/ }))
      .toBeVisible()
    expect(callsTo(markAnnouncementRead), "a guest marks nothing as read").toEqual([])
  })

  it("[GE-07] marks an announcement as read once a member opens it", async () => {
    const { callsTo } = await openApp({ persona: "0", path: paths.notice, settings: { scale: "few" } })
    await list("News")
      .getByRole("link", { name: /Lantern Night Bonus/ })
      .click()
    await expectText(/up to ₱5,000/)
    await player.presses("Customer service")
    await expect.element(page.getByRole("dialog", { name: "Customer service" })).toBeVisible()
    await expect.poll(() => callsTo(markAnnouncementRead).length).toBe(1)
  })
})

describe("agent announcements", () => {
  it("[RT-35] are requested with type A, and stay marked as read after a reload", async () => {
    const { again, at, callsTo } = await openApp({ persona: "9", path: agentNotice })
    await list("Agent announcements")
      .getByRole("link", { name: /Commission of the month/ })
      .first()
      .click()
    await expect.poll(at).toBe(`${agentNotice}&id=A701`)
    await expect
      .poll(() => callsTo(markAnnouncementRead).map(({ body }) => body))
      .toEqual([{ announcementId: "A701", read: true }])
    expect(callsTo(siteAnnouncements).map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ types: "A", platform: "M" }),
    )
    await again(agentNotice)
    const first = list("Agent announcements").getByRole("link").first()
    await expect.element(first).toBeVisible()
    await expect.element(first).not.toMatchTextContent("Unread")
  })

  it.each(["0", "guest"])("[RT-35] redirect persona %s, who is not an agent, to home", async (persona) => {
    const { at } = await openApp({ persona, path: agentNotice })
    await expect.poll(at).toBe(paths.home)
  })
})
