import { type Memory, memoryKeys } from "#fixtures/memory.ts"

import * as Scenario from "./scenario.ts"

/** Keys of the harness in the storage it shares with the product. */
export const storedKeys = {
  scenario: "__harness",
  deeds: "__harness.deeds",
  edge: "__harness.edge",
  /** In the tab's own storage. */
  dock: "__harness.dock",
} as const

type Area = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** The scenario of the last visit; the product's own storage has the visitor's choices. */
export const readStored = (local: Area): Scenario.Reading => {
  const text = local.getItem(storedKeys.scenario) ?? ""
  return Scenario.read(text)
}

export const keep = (local: Area, { surroundings, settings }: Scenario.Scenario): void => {
  const text = Scenario.write({ visitor: Scenario.defaults.visitor, surroundings, settings })
  if (text === "") local.removeItem(storedKeys.scenario)
  else local.setItem(storedKeys.scenario, text)
}

/**
 * The memory of the simulated gateway. Changes survive the app clearing the tab's storage at sign-out; a
 * vendor's page stores the rounds.
 */
export const memoryOf = (areas: { readonly local: Area; readonly session: Area }): Memory => {
  const at = (key: string): readonly [Area, string] =>
    key === memoryKeys.deeds ? [areas.local, storedKeys.deeds] : [areas.session, key]
  return {
    getItem: (key) => {
      const [area, name] = at(key)
      return area.getItem(name)
    },
    setItem: (key, value) => {
      const [area, name] = at(key)
      area.setItem(name, value)
    },
    removeItem: (key) => {
      const [area, name] = at(key)
      area.removeItem(name)
    },
  }
}
