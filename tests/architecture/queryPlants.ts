import type { Plant } from "./plants.ts"

const readsLater = "is a query, which may not be loaded"

/** Reads of queries in a write or in an effect. */
export const queryPlants: ReadonlyArray<Plant> = [
  {
    file: "src/atoms/write.ts",
    text: `import { listAtom } from "./lists.ts"\nexport const saveAtom = atom(null, (get, set) => set(sizeAtom, get(listAtom)))`,
    says: `write.ts:2: listAtom ${readsLater}`,
  },
  {
    file: "src/atoms/effect.ts",
    text: `import { sizeOf } from "#atoms/lists.ts"\nexport const sendAtom = actionAtom({ run: (_, get) => sizeOf(get) })`,
    says: `effect.ts:2: sizeOf ${readsLater}`,
  },
  {
    file: "src/atoms/command.ts",
    text: `import { sizeAtom } from "./lists.ts"\nexport const a = machineAtom("page", m, (c, { get }) => get(sizeAtom))`,
    says: `command.ts:2: sizeAtom ${readsLater}`,
  },
  {
    file: "src/atoms/form.ts",
    text: `import { listAtom } from "./lists.ts"\nexport const a = sentForm({ onSent: (tools) => tools.get(listAtom) })`,
    says: `form.ts:2: listAtom ${readsLater}`,
  },
]

/** Allowed reads of queries. */
export const queryInnocents: ReadonlyArray<Plant> = [
  {
    file: "src/atoms/lists.ts",
    text: `export const listAtom = queryAtom(() => 1)
export const sizeAtom = atom((get) => get(listAtom))
export const sizeOf = (get: Getter) => get(sizeAtom)
export const pairAtom = queryAtom((get) => get(sizeAtom), { cached: (get) => get(sizeAtom) })`,
    says: "",
  },
  {
    file: "src/atoms/awaits.ts",
    text: `import { listAtom } from "./lists.ts"
export const a = atom(null, (get, set) => awaitValue(listAtom, { set }))
export const b = atom(null, (get) => get(listAtom.loadedAtom))
export const c = atom(null, (_get, set) => set(listAtom.refetchAtom))`,
    says: "",
  },
]
