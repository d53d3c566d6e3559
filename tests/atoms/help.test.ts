import { afterEach, assert, describe, it } from "@effect/vitest"
import { createStore } from "jotai"

import { helpTopicsAtom } from "#atoms/help.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { helpTopics } from "#gateway/calls/help.ts"

import { type RunningBench, runBench } from "../support/services.ts"

const topics = [{ title: "Deposits", content: "<b>x</b>" }]

let bench: RunningBench | undefined
afterEach(() => bench?.stop())

const show = async () => {
  const running = runBench({ script: { [helpTopics.path]: { value: topics } } })
  bench = running
  const store = createStore()
  store.set(runtimeAtom, running.runtime)
  store.sub(helpTopicsAtom, () => {})
  await running.adjust(0)
  const asked = () => running.fake.requestsTo(helpTopics.path).map(({ query }) => Object.fromEntries(query))
  return { ...running, store, asked }
}

describe("the help", () => {
  it("[CA-63] is asked for in the language, for mobile devices, and is the answer's value", async () => {
    const { store, fake, asked } = await show()
    const [request] = fake.requests
    assert.strictEqual(`${request?.method} ${request?.path}`, "GET /wps/system/helpCenter")
    assert.deepStrictEqual(asked(), [{ lang: "EN", device: "MOBILE" }])
    assert.deepStrictEqual(valueOf(store.get(helpTopicsAtom)), topics)
  })

  it("[HE-02] is asked for once, 200 ms after the last of two changes of language", async () => {
    const { store, asked, adjust } = await show()
    store.set(languageAtom, "TH")
    await adjust("199 millis")
    store.set(languageAtom, "JA")
    await adjust("199 millis")
    assert.lengthOf(asked(), 1)
    await adjust("1 millis")
    assert.deepStrictEqual(asked().slice(1), [{ lang: "JA", device: "MOBILE" }])
    await adjust("10 seconds")
    assert.lengthOf(asked(), 2)
    assert.deepStrictEqual(valueOf(store.get(helpTopicsAtom)), topics)
  })
})
