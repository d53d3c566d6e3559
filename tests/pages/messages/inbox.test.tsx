import { Duration } from "effect"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { mails } from "#gateway/calls/messages/inbox.ts"
import { passes, visit } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

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

describe("the inbox page", () => {
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
