/** The first entry of each key, in order. One pass, because a gateway may send 100,000 entries. */
export const firstByKey = <A>(
  entries: ReadonlyArray<A>,
  keyOf: (entry: A) => string,
): ReadonlyMap<string, A> => {
  const firsts = new Map<string, A>()
  for (const entry of entries) {
    const key = keyOf(entry)
    if (!firsts.has(key)) firsts.set(key, entry)
  }
  return firsts
}

/** The entries without duplicates of a key. The first one wins. */
export const uniqueBy = <A>(entries: ReadonlyArray<A>, keyOf: (entry: A) => string): ReadonlyArray<A> => [
  ...firstByKey(entries, keyOf).values(),
]
