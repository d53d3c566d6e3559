import { afterEach, assert, describe, it } from "@effect/vitest"
import { createStore } from "jotai"

import { enterChatAtom, openChatAtom } from "#atoms/chat.ts"
import { isWaitingAtom, toastsAtom } from "#atoms/feedback.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import { lifeAtom } from "#atoms/life.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { launchChat } from "#gateway/calls/chat.ts"
import { Visit } from "#services/Visit.ts"

import { type BenchOptions, type RunningBench, runBench, sessionOf } from "../support/services.ts"

const chatUrl = "https://chat.example/room"

let bench: RunningBench | undefined
afterEach(() => bench?.stop())

/** The message centre of a visitor. */
const show = async (options: BenchOptions) => {
  const running = runBench({
    address: paths.message,
    script: { [launchChat.path]: { value: { chatUrl } } },
    ...options,
  })
  bench = running
  const store = createStore()
  store.set(runtimeAtom, running.runtime)
  for (const each of [lifeAtom, sessionLifeAtom, isWaitingAtom, openChatAtom]) store.sub(each, () => {})
  await running.adjust(0)
  const launches = () => running.fake.requestsTo(launchChat.path).length
  const told = () => store.get(toastsAtom).map(({ message }) => message.key)
  return { ...running, store, launches, told, press: () => store.set(enterChatAtom, "Customer service") }
}

const member = { session: sessionOf(0) }

describe("live chat from the message centre", () => {
  it("[MC-14] is gone to 500 ms after the launch has answered, in this window", async () => {
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

  it("[MC-13] says 'please wait' as long as the launch takes, and launches once", async () => {
    const { press, adjust, store, launches, told } = await show({
      ...member,
      script: { [launchChat.path]: "never" },
    })
    press()
    press()
    await adjust("14 seconds")
    assert.strictEqual(launches(), 1)
    for (let waited = 14; waited < 44; waited += 10) {
      assert.isTrue(store.get(isWaitingAtom), `after ${waited} s`)
      await adjust("10 seconds")
    }
    await adjust("1 minute")
    assert.isFalse(store.get(isWaitingAtom))
    assert.deepStrictEqual(told(), [])
  })

  it("that cannot be had says why, and stays", async () => {
    const { press, adjust, address, told } = await show({
      ...member,
      script: { [launchChat.path]: { refused: "no_permission" } },
    })
    press()
    await adjust("1 second")
    assert.deepStrictEqual(told(), ["no_permission"])
    assert.deepStrictEqual(address.left, [])
  })

  it("takes a guest to the login, and to the message centre after it", async () => {
    const { press, adjust, address, launches, runtime } = await show({})
    press()
    await adjust("1 second")
    assert.strictEqual(address.history.at(-1), paths.login)
    assert.strictEqual(launches(), 0)
    const wanted = await runtime.runPromise(Visit.use(({ takeWanted }) => takeWanted))
    assert.strictEqual(wanted, paths.message)
  })

  it("[MC-12] is refused to type 4 for a second, without a launch", async () => {
    const { press, adjust, address, launches, told } = await show({ session: sessionOf(4) })
    press()
    await adjust("999 millis")
    assert.deepStrictEqual(told(), ["free_reject"])
    await adjust("1 millis")
    assert.deepStrictEqual(told(), [])
    assert.strictEqual(launches(), 0)
    assert.deepStrictEqual(address.history, [paths.message])
  })
})
