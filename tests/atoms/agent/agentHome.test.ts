import { afterEach, assert, describe, it } from "@effect/vitest"
import { createStore } from "jotai"

import { pickAgentEntryAtom } from "#atoms/agent/agentHome.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { lifecycleAtom } from "#atoms/frame/lifecycle.ts"
import { servicePopupOpenAtom } from "#atoms/frame/menus.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { entries } from "#domain/agent/AgentMenu.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import { type BenchOptions, type RunningBench, runBench, sessionOf } from "#tests/support/services.ts"

let bench: RunningBench | undefined
afterEach(() => bench?.stop())

const all = entries({ whitelabel: { modules: moduleIds }, hasDividend: true })

const start = async (options: BenchOptions) => {
  const running = runBench({ address: paths.agent, ...options })
  bench = running
  const store = createStore()
  store.set(runtimeAtom, running.runtime)
  for (const each of [sessionLifeAtom, lifecycleAtom]) store.sub(each, () => {})
  await running.adjust(0)
  return { ...running, store }
}

describe("the entries of agent home", () => {
  it("[AG-03] the entries of agent home do nothing without a session", async () => {
    const { store, address } = await start({})
    for (const entry of all) store.set(pickAgentEntryAtom, entry)
    assert.deepStrictEqual(address.history, [paths.agent])
    assert.isFalse(store.get(servicePopupOpenAtom))
  })

  it("[AG-06] the entries of agent home open the agent's pages, except the deposit, which refuses mere agents", async () => {
    const { store, address } = await start({ session: sessionOf(9) })
    for (const entry of all) store.set(pickAgentEntryAtom, entry)
    const expected = all.flatMap(({ id, path }) => (path === undefined || id === "deposit" ? [] : [path]))
    assert.deepStrictEqual(address.history, [paths.agent, ...expected])
    assert.isTrue(store.get(servicePopupOpenAtom))
  })

  it("[AG-09] the deposit of agent home opens for the types that may use it", async () => {
    const { store, address } = await start({ session: sessionOf(1) })
    for (const entry of all.filter(({ id }) => id === "deposit")) store.set(pickAgentEntryAtom, entry)
    assert.deepStrictEqual(address.history, [paths.agent, paths.deposit])
  })
})
