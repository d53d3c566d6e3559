import { type Atom, createStore } from "jotai"

/** A store with atoms that can be broken: what renders them fails. */
export const makeFragileStore = (atoms: ReadonlyArray<Atom<unknown>> = []) => {
  const whole = createStore()
  const broken = new Set(atoms)
  const get = <Value>(atom: Atom<Value>): Value => {
    if (broken.has(atom)) throw new Error("The test broke this atom")
    return whole.get(atom)
  }
  return { store: { ...whole, get }, broken }
}
