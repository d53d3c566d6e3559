import { type Memory, memoryKeys } from "#fixtures/stateStore.ts"

import * as Scenario from "./scenario.ts"
import { storedKeys } from "./storedKeys.ts"

type Area = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** The stored environment of the last visit. The product stores the user's choices, and the gateway stores its settings. */
export const readStored = (local: Area): Scenario.Opening =>
  Scenario.read(local.getItem(storedKeys.scenario) ?? "")

export const keep = (local: Area, surroundings: Scenario.Environment): void => {
  const text = Scenario.write({ ...Scenario.defaults, surroundings })
  if (text === "") local.removeItem(storedKeys.scenario)
  else local.setItem(storedKeys.scenario, text)
}

/**
 * The memory of the simulated gateway: the shared store, which the app does not clear at sign-out. Rounds are read from
 * the tab's storage, where a vendor's page stores them.
 */
export const memoryOf = <M extends Memory>(store: M, session: Area): M => {
  const at = (key: string): Area => (key === memoryKeys.rounds ? session : store)
  return {
    ...store,
    getItem: (key) => at(key).getItem(key),
    setItem: (key, value) => at(key).setItem(key, value),
    removeItem: (key) => at(key).removeItem(key),
  }
}
