import { afterEach, assert, describe, it } from "@effect/vitest"
import { createStore } from "jotai"

import { helpTopicsAtom } from "#atoms/help/help.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { helpTopics } from "#gateway/calls/help/help.ts"
import { type RunningBench, runBench } from "#tests/support/services.ts"

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
  const queries = () => running.fake.requestsTo(helpTopics.path).map(({ query }) => Object.fromEntries(query))
  return { ...running, store, queries }
}

describe("the help", () => {
  it("[CA-63] the help is fetched in the language for mobile devices", async () => {
    const { store, fake, queries } = await show()
    const [request] = fake.requests
    assert.strictEqual(`${request?.method} ${request?.path}`, "GET /wps/system/helpCenter")
    assert.deepStrictEqual(queries(), [{ lang: "EN", device: "MOBILE" }])
    assert.deepStrictEqual(valueOf(store.get(helpTopicsAtom)), topics)
  })

  it("[HE-02] the help is fetched once, 200 ms after the last of two changes of language", async () => {
    const { store, queries, adjust } = await show()
    store.set(languageAtom, "TH")
    await adjust("199 millis")
    store.set(languageAtom, "JA")
    await adjust("199 millis")
    assert.lengthOf(queries(), 1)
    await adjust("1 millis")
    assert.deepStrictEqual(queries().slice(1), [{ lang: "JA", device: "MOBILE" }])
    await adjust("10 seconds")
    assert.lengthOf(queries(), 2)
    assert.deepStrictEqual(valueOf(store.get(helpTopicsAtom)), topics)
  })
})
