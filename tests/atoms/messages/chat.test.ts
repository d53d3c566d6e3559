import { assert, describe, it } from "@effect/vitest"

import { enterChatAtom, openChatAtom } from "#atoms/messages/chat.ts"
import { isWaitingAtom } from "#atoms/kernel/loader.ts"
import { toastsAtom } from "#atoms/kernel/toasts.ts"
import { paths } from "#config/paths.ts"
import { launchChat } from "#gateway/calls/messages/chat.ts"
import { takePageAfterLogin } from "#services/entry/pageAfterLogin.ts"
import { type BenchOptions, sessionOf } from "#tests/support/services.ts"
import { showAtoms } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/world.ts"

const chatUrl = "https://chat.example/room"

/** A visitor's message centre. */
const show = async (options: BenchOptions) => {
  const running = await showAtoms([isWaitingAtom, openChatAtom], {
    address: paths.message,
    script: { [launchChat.path]: { value: { chatUrl } } },
    ...options,
  })
  const { store } = running
  const launches = () => running.fake.requestsTo(launchChat.path).length
  const toastKeys = () => store.get(toastsAtom).map(({ message }) => message.key)
  return { ...running, launches, toastKeys, press: () => store.set(enterChatAtom, "Customer service") }
}

const member = { session: sessionOf(0) }

describe("live chat from the message centre", () => {
  it("[MC-14] live chat opens in this window 500 ms after the launch response", async () => {
    const { press, adjust, address, store } = await show({
      ...member,
      script: { [launchChat.path]: { after: "2 seconds", reply: { value: { chatUrl } } } },
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

  it("[MC-13] live chat shows 'please wait' for up to 9999 s, and launches once", async () => {
    const { press, adjust, store, launches, toastKeys } = await show({
      ...member,
      script: { [launchChat.path]: "never" },
    })
    press()
    press()
    await adjust("9998 seconds")
    assert.isTrue(store.get(isWaitingAtom))
    assert.deepStrictEqual(toastKeys(), [])
    assert.strictEqual(launches(), 1)
    await adjust("1 second")
    assert.isFalse(store.get(isWaitingAtom))
  })

  it.each<readonly [string, ScriptedReply, string]>([
    ["the reason of a failed launch", { refused: "no_permission" }, "no_permission"],
    [
      "that an unsafe address is unavailable",
      { value: { chatUrl: "javascript:alert(1)" } },
      "chat_unavailable",
    ],
  ])("says %s, and keeps the page", async (_, reply, said) => {
    const { press, adjust, address, toastKeys } = await show({
      ...member,
      script: { [launchChat.path]: reply },
    })
    press()
    await adjust("1 second")
    assert.deepStrictEqual(toastKeys(), [said])
    assert.deepStrictEqual(address.left, [])
  })

  it("live chat redirects a guest to the login, and after that to the message centre", async () => {
    const { press, adjust, address, launches, runtime } = await show({})
    press()
    await adjust("1 second")
    assert.strictEqual(address.history.at(-1), paths.login)
    assert.strictEqual(launches(), 0)
    const requested = await runtime.runPromise(takePageAfterLogin)
    assert.strictEqual(requested, paths.message)
  })

  it("[MC-12] live chat refuses type 4 with a toast of one second, without a launch", async () => {
    const { press, adjust, address, launches, toastKeys } = await show({ session: sessionOf(4) })
    press()
    await adjust("999 millis")
    assert.deepStrictEqual(toastKeys(), ["free_reject"])
    await adjust("1 millis")
    assert.deepStrictEqual(toastKeys(), [])
    assert.strictEqual(launches(), 0)
    assert.deepStrictEqual(address.history, [paths.message])
  })
})
