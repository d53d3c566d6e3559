import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import { after, firstPage, Mail, nothingDone } from "#domain/messages/Mail.ts"

const mail = (mailId: string, read = false): Mail => ({ mailId, title: mailId, content: "", time: 1, read })

describe("mails", () => {
  it("a mail decodes with missing and malformed fields", () => {
    assert.deepStrictEqual(Schema.decodeUnknownSync(Mail)({ mailId: 7, title: null, read: 1 }), {
      mailId: "7",
      title: "",
      content: "",
      time: 0,
      read: true,
    })
  })

  it("a mail opened on this page counts as read, and a mail deleted on this page is removed", () => {
    const mails = [mail("1"), mail("2"), mail("3", true)]
    assert.deepStrictEqual(after(mails, nothingDone), mails)
    assert.deepStrictEqual(after(mails, { read: ["1", "3"], deleted: ["2"] }), [
      mail("1", true),
      mail("3", true),
    ])
  })

  it.each([
    [1, 0, 1],
    [3, 0, 3],
    [3, 1, 2],
    [3, 25, 2],
    [3, 26, 1],
    [1, 400, 1],
  ])("page %d of the inbox after %d deleted mails is fetched from page %d", (page, deleted, first) => {
    assert.strictEqual(firstPage(page, deleted, 25), first)
  })
})
