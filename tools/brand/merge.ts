type Group = Readonly<Record<string, unknown>>

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Merges the values of one file over another file. Groups are merged key by key; a token or any other value replaces the value below. */
export const merge = (below: unknown, above: unknown): unknown => {
  if (!isGroup(below) || !isGroup(above) || "$value" in above) return above === undefined ? below : above
  const keys = Object.keys({ ...above, ...below })
  return Object.fromEntries(keys.map((key) => [key, merge(below[key], above[key])]))
}
