import { assert, describe, it } from "@effect/vitest"

import { helpTopicsAtom } from "#atoms/help/help.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { helpTopics } from "#gateway/calls/help/help.ts"
import { showAtoms } from "#tests/support/showAtoms.ts"

const topics = [{ title: "Deposits", content: "<b>x</b>" }]

const show = async () => {
  const running = await showAtoms([helpTopicsAtom], { script: { [helpTopics.path]: { value: topics } } })
  const queries = () => running.fake.requestsTo(helpTopics.path).map(({ query }) => Object.fromEntries(query))
  return { ...running, queries }
}

describe("the help", () => {
  it("[CA-63] the help is fetched in the language for mobile devices", async () => {
    const { store, fake, queries } = await show()
    const [request] = fake.requests
    assert.strictEqual(`${request?.method} ${request?.path}`, "GET /wps/system/helpCenter")
    assert.deepStrictEqual(queries(), [{ lang: "EN", device: "MOBILE" }])
    assert.deepStrictEqual(valueOf(store.get(helpTopicsAtom)), topics)
  })
})
