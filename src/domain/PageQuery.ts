/** A value that the query of an address has; empty when it has none. */
export const valueOf = (query: string, name: string): string => new URLSearchParams(query).get(name) ?? ""

/** An address with some values of its query changed; what is empty is left out. */
export const changed = (path: string, query: string, changes: Readonly<Record<string, string>>): string => {
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") parameters.delete(name)
    else parameters.set(name, value)
  }
  const rest = parameters.toString()
  return rest === "" ? path : `${path}?${rest}`
}
