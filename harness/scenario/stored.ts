import { type Memory, memoryKeys } from "#fixtures/stateStore.ts"

import * as Scenario from "./scenario.ts"
import { storedKeys } from "./storedKeys.ts"

type Area = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** The environment of the last visit; the product's own storage has the user's choices, and the gateway its settings. */
export const readStored = (local: Area): Scenario.Opening =>
  Scenario.read(local.getItem(storedKeys.scenario) ?? "")

export const keep = (local: Area, surroundings: Scenario.Environment): void => {
  const text = Scenario.write({ ...Scenario.defaults, surroundings })
  if (text === "") local.removeItem(storedKeys.scenario)
  else local.setItem(storedKeys.scenario, text)
}

/**
 * The memory of the simulated gateway: its store, which survives the app clearing the tab's storage at sign-out. A
 * vendor's page leaves the rounds in the tab's storage.
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
