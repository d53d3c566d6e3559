export const firstByKey = <A>(
  entries: ReadonlyArray<A>,
  keyOf: (entry: A) => string,
): ReadonlyMap<string, A> => {
  const firsts = new Map<string, A>()
  // A gateway may send a hundred thousand entries, so the loop is a single pass.
  for (const entry of entries) {
    const key = keyOf(entry)
    if (!firsts.has(key)) firsts.set(key, entry)
  }
  return firsts
}

export const uniqueBy = <A>(entries: ReadonlyArray<A>, keyOf: (entry: A) => string): ReadonlyArray<A> => [
  ...firstByKey(entries, keyOf).values(),
]
