import { Duration } from "effect"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { deleteMail, mails, readMail } from "#gateway/calls/messages/inbox.ts"
import { passes, visit } from "#tests/support/page.tsx"
import { header } from "#tests/support/pageEntry.ts"
import { button, expectSaid, main, player, question } from "#tests/support/pagePlayer.ts"

const mail = (number: number) => ({ mailId: `M${number}`, title: `Mail ${number}`, read: true })

/** The inbox on a gateway whose pages have these ids, and that promises 99,999 pages. */
const openInbox = (idsOf: (page: number) => ReadonlyArray<number>) => {
  let page = 0
  return visit({
    persona: "0",
    path: paths.inbox,
    clock: true,
    before: ({ rewrite }) =>
      rewrite(mails, () => {
        page += 1
        return { content: idsOf(page).map(mail), pageNum: page, totalPages: 99_999 }
      }),
  })
}

const openFew = async () => {
  const opened = await visit({ persona: "0", path: paths.inbox, settings: { scale: "few" } })
  await expect.poll(() => rows().elements().length).toBe(7)
  return opened
}

const rows = () => main().getByRole("list", { name: "Inbox" }).getByRole("link")
const article = (name: string) => main().getByRole("article", { name })
const expectUnread = async (count: number) => {
  await expect.element(header().getByRole("link", { name: "Inbox" })).toHaveTextContent(`Inbox${count}`)
}

describe("the inbox page", () => {
  it("[RT-36, GE-07] marks a mail as read when it opens, also by its address", async () => {
    const { again, callsTo } = await openFew()
    await expectUnread(7)
    await rows().first().click()
    await expect.element(article("Your deposit has arrived")).toBeVisible()
    await expectUnread(6)
    await again()
    await expect.element(article("Your deposit has arrived")).toBeVisible()
    await player.pressesBack()
    await expect.poll(() => rows().elements().length).toBe(7)
    expect(callsTo(readMail)).toHaveLength(1)
  })

  it("asks before it deletes a mail, and returns to the others", async () => {
    const { at, callsTo } = await openFew()
    await rows().nth(1).click()
    await expect.element(article("Log-in from a new phone")).toBeVisible()
    await player.presses("Delete")
    await expect.element(question()).toHaveAccessibleName("Delete this message?")
    await question().getByRole("button", { name: "Cancel" }).click()
    await expect.element(question()).not.toBeInTheDocument()
    expect(callsTo(deleteMail)).toEqual([])
    await player.presses("Delete")
    await player.confirms("Delete")
    await expectSaid("Message deleted", "status")
    await expect.poll(at).toBe(paths.inbox)
    await expect.poll(() => rows().elements().length).toBe(6)
    expect(callsTo(deleteMail)).toHaveLength(1)
  })

  it("marks all mails as read, each by one call", async () => {
    const { callsTo } = await openFew()
    const unread = () =>
      main()
        .getByRole("link", { name: /unread/i })
        .elements().length
    const count = unread()
    expect(count).toBeGreaterThan(0)
    await player.presses("Mark all as read")
    await expectSaid("All messages are marked as read", "status")
    expect(callsTo(readMail)).toHaveLength(count)
    await expect.poll(unread).toBe(0)
    await expect.element(button("Mark all as read")).not.toBeInTheDocument()
  })

  it("the inbox requests no further page after an empty one, whatever the number of pages says", async () => {
    const { callsTo } = await openInbox((page) => (page === 1 ? [1, 2, 3] : []))
    await expect.element(main().getByText("Mail 3")).toBeVisible()
    await expect.poll(() => callsTo(mails).length).toBe(2)
    await passes(Duration.seconds(8))
    expect(callsTo(mails)).toHaveLength(2)
  })

  it("the inbox requests at most one page a second from a gateway whose list has no end", async () => {
    const { callsTo } = await openInbox((page) => [page % 2 === 0 ? 1 : page])
    await expect.element(main().getByText("Mail 1", { exact: true })).toBeVisible()
    await passes(Duration.seconds(8))
    expect(callsTo(mails).length).toBeLessThanOrEqual(10)
  })
})
