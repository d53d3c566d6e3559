/** A sequence of numbers from 0 to below 1. It depends on the seed alone. */
const numbersOf = (seed: number) => {
  let state = seed >>> 0
  return (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** Draws entries by chance, none twice. The same seed draws the same entries, and a greater count only adds some. */
export const draw = <A>(entries: ReadonlyArray<A>, count: number, seed: number): ReadonlyArray<A> => {
  const next = numbersOf(seed)
  const left = [...entries]
  return Array.from({ length: Math.min(count, entries.length) }, () =>
    left.splice(Math.floor(next() * left.length), 1),
  ).flat()
}
