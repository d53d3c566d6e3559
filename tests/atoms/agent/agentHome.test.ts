import { assert, describe, it } from "@effect/vitest"

import { pickAgentEntryAtom } from "#atoms/agent/agentHome.ts"
import { servicePopupOpenAtom } from "#atoms/frame/menus.ts"
import { paths } from "#config/paths.ts"
import { entries } from "#domain/agent/AgentMenu.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import { type TestServicesOptions, sessionOf } from "#tests/support/services.ts"
import { showAtoms } from "#tests/support/showAtoms.ts"

const all = entries({ whitelabel: { modules: moduleIds }, hasDividend: true })

const start = (options: TestServicesOptions) => showAtoms([], { address: paths.agent, ...options })

describe("the entries of agent home", () => {
  it("[AG-03] the entries of agent home do nothing without a session", async () => {
    const { store, address } = await start({})
    for (const entry of all) store.set(pickAgentEntryAtom, entry)
    assert.deepStrictEqual(address.history, [paths.agent])
    assert.isFalse(store.get(servicePopupOpenAtom))
  })

  it("[AG-06] [AG-07, AG-08, AG-11] the entries of agent home open their pages, except that the deposit entry refuses accounts that are only agents", async () => {
    const { store, address } = await start({ session: sessionOf(9) })
    for (const entry of all) store.set(pickAgentEntryAtom, entry)
    const expected = all.flatMap(({ id, path }) => (path === undefined || id === "deposit" ? [] : [path]))
    assert.deepStrictEqual(address.history, [paths.agent, ...expected])
    const { salaryContract, dividendContract, hourContract, withdraw, agentRegister } = paths
    const named = [salaryContract, dividendContract, hourContract, withdraw, agentRegister]
    assert.includeMembers([...address.history], named)
    assert.isTrue(store.get(servicePopupOpenAtom))
  })

  it("[AG-09] the deposit entry of agent home opens the deposit for agents who are allowed to deposit", async () => {
    const { store, address } = await start({ session: sessionOf(1) })
    for (const entry of all.filter(({ id }) => id === "deposit")) store.set(pickAgentEntryAtom, entry)
    assert.deepStrictEqual(address.history, [paths.agent, paths.deposit])
  })
})
