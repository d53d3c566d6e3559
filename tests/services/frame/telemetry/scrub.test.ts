import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

import { ownStack, scrubMessage } from "#services/frame/telemetry/scrub.ts"

const messageOf = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    return error instanceof Error ? error.message : ""
  }
  return ""
}

describe("the message of an error", () => {
  it("a message keeps its words, but loses quoted text, addresses and digits", () => {
    assert.strictEqual(
      scrubMessage("Cannot read properties of undefined (reading 'amount')"),
      "Cannot read properties of undefined (reading …)",
    )
    assert.strictEqual(scrubMessage("Failed to fetch https://a.example/x?token=abc"), "Failed to fetch …")
    assert.strictEqual(scrubMessage("Not found: maria@mail.example"), "Not found: …")
    assert.strictEqual(scrubMessage("Card 4111 1111 expired"), "Card # # expired")
    assert.strictEqual(scrubMessage("Went to /m/home?token=abc twice"), "Went to /m/home… twice")
  })

  it("the message of a JSON.parse error loses all of the parsed input", () => {
    for (const input of [
      `{"name": Maria Santos, "token": "secret"}`,
      `{"a":"Maria Santos`,
      "Maria Santos",
      `["Maria", Santos`,
    ]) {
      const message = scrubMessage(messageOf(() => JSON.parse(input)))
      assert.notMatch(message, /Maria|Santos|secret/)
      assert.notStrictEqual(message, "")
    }
  })

  it("no message is sent with digits or with text between quotation marks", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, quoted, after) => {
        const message = scrubMessage(`${before}"${quoted}"${after}`)
        assert.notMatch(message, /\d|"/)
        assert.isAtMost(message.length, 300)
      }),
    )
  })
})

describe("the stack of an error", () => {
  const origin = "https://m.lobby.example"

  it("a stack contains only the app's own frames, without queries, whatever browser formats the stack", () => {
    const atStack = `TypeError: secret 'x'
    at open (https://m.lobby.example/assets/render-Ab12.js?token=abc:1:234)
    at https://m.lobby.example/assets/entry-Cd34.js:5:6`
    const stack = "at open (/assets/render-Ab12.js:1:234)\nat anonymous (/assets/entry-Cd34.js:5:6)"
    assert.strictEqual(ownStack(atStack, origin), stack)
    const plainStack = `open@https://m.lobby.example/assets/render-Ab12.js:1:234
https://m.lobby.example/assets/entry-Cd34.js:5:6`
    assert.strictEqual(ownStack(plainStack, origin), stack)
  })

  it("an error of a browser extension or of a third-party script has no stack", () => {
    assert.isUndefined(ownStack("Error: x\n    at a (chrome-extension://abc/content.js:1:2)", origin))
    assert.isUndefined(ownStack("b@https://static.geetest.com/v4/gt4.js:1:2", origin))
  })

  it("an error without frames has an empty stack", () => {
    assert.strictEqual(ownStack("", origin), "")
    assert.strictEqual(ownStack("Error: x", origin), "")
  })
})
