import { assert, describe, it } from "@effect/vitest"

import { enterChatAtom, openChatAtom } from "#atoms/messages/chat.ts"
import { isWaitingAtom } from "#atoms/kernel/loader.ts"
import { paths } from "#config/paths.ts"
import { launchChat } from "#gateway/calls/messages/chat.ts"
import { takePageAfterLogin } from "#services/entry/pageAfterLogin.ts"
import { type TestServicesOptions, sessionOf } from "#tests/support/services.ts"
import { showAtoms } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const chatUrl = "https://chat.example/room"
const launched = { value: { chatUrl } }

/** The message centre of a visitor, a member by default, and the response to a launch. */
const show = async (
  reply: ScriptedReply = launched,
  options: TestServicesOptions = { session: sessionOf(0) },
) => {
  const running = await showAtoms([isWaitingAtom, openChatAtom], {
    address: paths.message,
    script: { [launchChat.path]: reply },
    ...options,
  })
  const launches = () => running.fake.requestsTo(launchChat.path).length
  return { ...running, launches, press: () => running.store.set(enterChatAtom, "Customer service") }
}

describe("live chat from the message centre", () => {
  it("[MC-14] live chat opens in the same window, 500 ms after the launch response", async () => {
    const { press, adjust, address, store } = await show({
      after: "2 seconds",
      reply: launched,
    })
    press()
    await adjust("2 seconds")
    await adjust("499 millis")
    assert.deepStrictEqual(address.left, [])
    assert.isTrue(store.get(isWaitingAtom))
    await adjust("1 millis")
    assert.deepStrictEqual(address.left, [chatUrl])
    assert.isFalse(store.get(isWaitingAtom))
  })

  it("[MC-13] live chat shows 'please wait' for up to 9999 s, and launches only once", async () => {
    const { press, adjust, store, launches, toasts } = await show("never")
    press()
    press()
    await adjust("9998 seconds")
    assert.isTrue(store.get(isWaitingAtom))
    assert.deepStrictEqual(toasts(), [])
    assert.strictEqual(launches(), 1)
    await adjust("1 second")
    assert.isFalse(store.get(isWaitingAtom))
  })

  it.each<readonly [string, ScriptedReply]>([
    ["no_permission", { refused: "no_permission" }],
    ["chat_unavailable", { value: { chatUrl: "javascript:alert(1)" } }],
  ])("shows the toast %s after the response %j, and stays on the page", async (toast, reply) => {
    const { press, adjust, address, toasts } = await show(reply)
    press()
    await adjust("1 second")
    assert.deepStrictEqual(toasts(), [`${toast} bad`])
    assert.deepStrictEqual(address.left, [])
  })

  it("live chat redirects a guest to the login, and after the login to the message centre", async () => {
    const { press, adjust, address, launches, runtime } = await show(launched, {})
    press()
    await adjust("1 second")
    assert.strictEqual(address.history.at(-1), paths.login)
    assert.strictEqual(launches(), 0)
    assert.strictEqual(await runtime.runPromise(takePageAfterLogin), paths.message)
  })

  it("[MC-12] live chat refuses members of type 4 with a toast for one second, and sends no launch request", async () => {
    const { press, adjust, address, launches, toasts } = await show(launched, { session: sessionOf(4) })
    press()
    await adjust("999 millis")
    assert.deepStrictEqual(toasts(), ["free_reject bad"])
    await adjust("1 millis")
    assert.deepStrictEqual(toasts(), [])
    assert.strictEqual(launches(), 0)
    assert.deepStrictEqual(address.history, [paths.message])
  })
})
