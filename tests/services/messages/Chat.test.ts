import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"

import { launchChat } from "#gateway/calls/messages/chat.ts"
import { Chat } from "#services/messages/Chat.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices, sessionOf } from "#tests/support/services.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const open = (reply: ScriptedReply, language = "CN") =>
  openTestServices({
    session: sessionOf(0),
    address: "/m/message",
    stored: { language },
    script: { [launchChat.path]: reply },
  })

describe("live chat", () => {
  itEffect.each(["CN", "TH"])("[CA-72, EN-52] launches in %s with title and module", function* (language) {
    const { of, fake } = yield* open({ value: { chatUrl: "https://chat.example/room" } }, language)
    assert.strictEqual(yield* of(Chat).address("Live chat"), "https://chat.example/room")
    const [request] = fake.requests
    assert.strictEqual(`${request?.method} ${request?.path}`, "GET /wps/relay/CBS_launchChat")
    const { headerColor, ...query } = Object.fromEntries(request?.query ?? [])
    assert.match(headerColor ?? "", /^[0-9a-f]{6}$/)
    assert.deepStrictEqual(query, {
      b2c: "1",
      language,
      backUrl: "https://m.lantern.example/m/message",
      title: "Live chat",
      moduleId: "CBS3",
    })
  })

  itEffect("live chat with an unsafe address fails", function* () {
    for (const chatUrl of ["", "javascript:alert(1)", "http://chat.example/", "//evil.example"]) {
      const { of } = yield* open({ value: { chatUrl } })
      const error = yield* Effect.flip(of(Chat).address("Live chat"))
      assert.strictEqual(error._tag, "ChatUnavailable")
      assert.isUndefined(error.failure)
    }
  })
})
