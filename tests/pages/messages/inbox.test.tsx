import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { deleteMail, mails, readMail } from "#gateway/calls/messages/inbox.ts"
import { openApp } from "#tests/support/page.tsx"
import { header } from "#tests/support/pageEntry.ts"
import { button, expectMessage, main, player, question } from "#tests/support/pagePlayer.ts"

const openFew = async () => {
  const opened = await openApp({ persona: "0", path: paths.inbox, settings: { scale: "few" } })
  await expect.poll(() => rows().elements().length).toBe(7)
  return opened
}

const rows = () => main().getByRole("list", { name: "Inbox" }).getByRole("link")
const article = (name: string) => main().getByRole("article", { name })
const expectUnread = async (count: number) => {
  await expect.element(header().getByRole("link", { name: "Inbox" })).toHaveTextContent(`Inbox${count}`)
}

describe("the inbox page", () => {
  it("[RT-36, GE-07] marks a mail as read when the mail opens, also when opened by its address", async () => {
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

  it("opens the next mail, which leads to its promotion", async () => {
    const { at, again, rewrite } = await openFew()
    rewrite<{ content: ReadonlyArray<object> }>(mails, (page) => ({
      ...page,
      content: page.content.map((mail) => ({ ...mail, promoId: "5001&tab=x" })),
    }))
    await again(`${paths.inbox}?id=M9004`)
    await player.follows("Next")
    await expect.element(article("Your bonus was credited")).toBeVisible()
    await player.follows("See the promotion")
    await expect.poll(at).toBe(`${paths.activity}?promo=5001%26tab%3Dx`)
  })

  it("asks for confirmation before deleting a mail, then returns to the other mails", async () => {
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
    await expectMessage("Message deleted", "status")
    await expect.poll(at).toBe(paths.inbox)
    await expect.poll(() => rows().elements().length).toBe(6)
    expect(callsTo(deleteMail)).toHaveLength(1)
  })

  it("marks all mails as read with one request for each mail", async () => {
    const { callsTo } = await openFew()
    const unread = () =>
      main()
        .getByRole("link", { name: /unread/i })
        .elements().length
    const count = unread()
    expect(count).toBeGreaterThan(0)
    await player.presses("Mark all as read")
    await expectMessage("All messages are marked as read", "status")
    expect(callsTo(readMail)).toHaveLength(count)
    await expect.poll(unread).toBe(0)
    await expect.element(button("Mark all as read")).not.toBeInTheDocument()
  })
})
