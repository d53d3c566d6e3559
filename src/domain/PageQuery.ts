export const valueOf = (query: string, name: string, known?: ReadonlyArray<string>): string => {
  const value = new URLSearchParams(query).get(name) ?? ""
  return known === undefined || known.includes(value) ? value : ""
}

export const changed = (path: string, query: string, changes: Readonly<Record<string, string>>): string => {
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") parameters.delete(name)
    else parameters.set(name, value)
  }
  const rest = parameters.toString()
  return rest === "" ? path : `${path}?${rest}`
}
