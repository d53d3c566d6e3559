import { Result, Schema } from "effect"

import { type KeyPair, type Keys, keysOf, makeKeyPair } from "#fixtures/logic/entry/keys.ts"
import { type Memory, memoryKeys } from "#fixtures/memory.ts"

import * as Scenario from "./scenario.ts"

/** Keys of the harness in the storage it shares with the product. */
export const storedKeys = {
  scenario: "__harness",
  deeds: "__harness.deeds",
  edge: "__harness.edge",
  keys: "__harness.keys",
  /** In the tab's own storage. */
  dock: "__harness.dock",
  /** In the tab's own storage. */
  forms: "__harness.forms",
  /** In the tab's own storage: a scenario file that the next page opens. */
  file: "__harness.file",
} as const

const KeyPairText = Schema.fromJsonString(
  Schema.Struct({ publicKey: Schema.String, privateKey: Schema.String }),
)
const encodeKeys = Schema.encodeSync(KeyPairText)
const decodeKeys = Schema.decodeResult(KeyPairText)

type Area = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** The scenario of the last visit; the product's own storage has the visitor's choices. */
export const readStored = (local: Area): Scenario.Reading =>
  Scenario.read(local.getItem(storedKeys.scenario) ?? "")

export const keep = (local: Area, { surroundings, settings }: Scenario.Scenario): void => {
  const text = Scenario.write({ visitor: Scenario.defaults.visitor, surroundings, settings })
  if (text === "") local.removeItem(storedKeys.scenario)
  else local.setItem(storedKeys.scenario, text)
}

const readKeys = (local: Area): KeyPair | undefined =>
  Result.getOrUndefined(decodeKeys(local.getItem(storedKeys.keys) ?? ""))

const storedPair = async (local: Area): Promise<Keys | undefined> => {
  const pair = readKeys(local)
  return pair === undefined ? undefined : keysOf(pair).catch(() => undefined)
}

/**
 * The key pair of all tabs: the app stores the public key that one tab's gateway sends, and the others encrypt for it.
 * Replaces what is not a key pair. `inTurn` runs this in one tab after the other.
 */
export const keysOfTabs = (
  local: Area,
  inTurn: (take: () => Promise<Keys>) => Promise<Keys>,
): Promise<Keys> =>
  inTurn(async () => {
    const known = await storedPair(local)
    if (known !== undefined) return known
    const made = await makeKeyPair()
    local.setItem(storedKeys.keys, encodeKeys(made))
    return keysOf(made)
  })

/** Runs in one tab after the other, by a Web Lock. Without locks (Safari below 15.4) tabs that open at once run side by side. */
export const inTurnOfTabs = (take: () => Promise<Keys>): Promise<Keys> =>
  "locks" in navigator ? navigator.locks.request(storedKeys.keys, take) : take()

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
