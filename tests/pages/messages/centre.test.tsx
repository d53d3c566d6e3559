import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { links } from "#fixtures/data/frame/whitelabel.ts"
import { launchChat } from "#gateway/calls/messages/chat.ts"
import { passes, openApp } from "#tests/support/page.tsx"
import { alerts } from "#tests/support/pageEntry.ts"
import { expectMessage, main, player, textsOf } from "#tests/support/pagePlayer.ts"

const rows = () => textsOf(main().getByRole("listitem"))
const row = (name: string) => main().getByRole("listitem").filter({ hasText: name })
const opens = async (name: string) => {
  await expect.element(row(name)).toBeVisible()
  const target = row(name).element().querySelector<HTMLElement>("a, button")
  await page.elementLocator(target ?? document.body).click()
}

describe("message centre", () => {
  it("[RT-37, MC-07] shows its rows with their unread counts", async () => {
    const settings = { unreadNotices: 3, unreadInbox: 4, unreadChat: 5 }
    await openApp({ persona: "0", path: paths.message, settings })
    await expect
      .poll(rows)
      .toEqual([
        expect.stringMatching(/^Inbox.*unread4$/s),
        expect.stringMatching(/^Announcements.*unread3$/s),
        expect.stringMatching(/^Live chat.*unread5$/s),
        "Telegram",
        "Affiliate customer service",
      ])
  })

  it("[MC-08] shows at most '99+' as an unread count", async () => {
    const settings = { unreadNotices: 300, unreadInbox: 150, unreadChat: 150, scale: "thousands" } as const
    await openApp({ persona: "0", path: paths.message, settings })
    await expect.poll(() => main().getByText("99+").elements().length).toBe(3)
  })

  it.each([
    ["MC-01", "Telegram", links.telegram],
    ["MC-05", "Affiliate customer service", links.affiliateService],
  ] as const)("[%s] opens the link of %s in a new tab", async (_row, name, link) => {
    await openApp({ persona: "0", path: paths.message })
    await expect.element(main().getByRole("link", { name })).toHaveAttribute("href", link)
    await expect.element(main().getByRole("link", { name })).toHaveAttribute("target", "_blank")
  })

  it("[MC-02, MC-03, MC-06] opens announcements and inbox, and its Back button opens home", async () => {
    const { address, at } = await openApp({ persona: "0", path: paths.message })
    await opens("Announcements")
    await expect.poll(at).toBe(paths.notice)
    address.goBack()
    await opens("Inbox")
    await expect.poll(at).toBe(paths.inbox)
    address.goBack()
    await player.pressesBack()
    await expect.poll(at).toBe(paths.home)
  })

  it("[MC-01] says 'coming soon' for a row without a link", async () => {
    const { at } = await openApp({
      persona: "0",
      path: paths.message,
      settings: { linksOff: ["telegram", "affiliateService"] },
    })
    await opens("Telegram")
    await expectMessage("Coming soon", "status")
    expect(at()).toBe(paths.message)
  })

  it("[MC-04] shows the live chat only with the module CBS3, and launches the chat", async () => {
    const { again, address, callsTo, world } = await openApp({
      persona: "0",
      path: paths.message,
      settings: { modulesOff: ["CBS3"] },
    })
    await expect.element(row("Inbox")).toBeVisible()
    expect(row("Live chat").elements()).toEqual([])
    world.configure({ modulesOff: [] })
    await again()
    await opens("Live chat")
    await expect.poll(() => address.left).toHaveLength(1)
    expect(callsTo(launchChat)).toHaveLength(1)
  })

  it.each([
    ["MC-09", "Inbox"],
    ["MC-10", "Live chat"],
  ])("[%s] sends a guest from %s to the login", async (_row, name) => {
    const { at, callsTo } = await openApp({ path: paths.message })
    await opens(name)
    await expect.poll(at).toBe(paths.login)
    expect(callsTo(launchChat)).toEqual([])
  })

  it.each([
    ["MC-11, RO-05", "Inbox"],
    ["MC-12, RO-05", "Live chat"],
  ])("[%s] shows a trial member who opens %s a refusal for one second", async (_rows, name) => {
    const refusal = "A free-play account cannot use this function"
    const { at } = await openApp({ persona: "4", path: paths.message, clock: true })
    await opens(name)
    await expect.element(alerts(refusal)).toBeInTheDocument()
    expect(at()).toBe(paths.message)
    await passes(Duration.millis(1100))
    await expect.element(alerts(refusal)).not.toBeInTheDocument()
  })
})
