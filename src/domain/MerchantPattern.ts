/** Longer patterns are rejected, in characters. */
const longestPattern = 200

/** Longer values never match, in characters. */
const longestValue = 256

const isUnbounded = (source: string, at: number): boolean => /^(?:[*+]|\{\d*,\})/.test(source.slice(at))

const isQuantified = (source: string, at: number): boolean =>
  /^(?:[*+?]|\{\d+(?:,\d*)?\})/.test(source.slice(at))

/** The index after an escape, a character class, or a single character. */
const endOfToken = (source: string, at: number): number => {
  if (source[at] === "\\") return at + 2
  if (source[at] !== "[") return at + 1
  let end = at + 1
  while (end < source.length && source[end] !== "]") end += source[end] === "\\" ? 2 : 1
  return end + 1
}

/**
 * Whether an unbounded repeated group contains a quantifier or alternatives.
 *
 * Such a pattern can take exponential time on a short value.
 */
const hasNestedQuantifier = (source: string): boolean => {
  const groups: Array<boolean> = []
  const markGroups = () => groups.fill(true)
  let at = 0
  while (at < source.length) {
    const token = source[at]
    at = endOfToken(source, at)
    if (token === "(") {
      groups.push(false)
      // The `?` in `(?:` is not a quantifier.
      if (source[at] === "?") at += 1
    } else if (token === "|") markGroups()
    else if (token === ")") {
      const isComplex = groups.pop() ?? false
      if (isComplex && isUnbounded(source, at)) return true
      if (isQuantified(source, at)) markGroups()
    } else if (isQuantified(source, at)) markGroups()
  }
  return false
}

/**
 * Compiles a regular expression that a merchant configured.
 *
 * Returns nothing for a pattern that is empty, does not compile, has more than 200 characters or nests quantifiers.
 */
export const compile = (source: string | undefined): RegExp | undefined => {
  if (source === undefined || source === "" || source.length > longestPattern) return undefined
  if (hasNestedQuantifier(source)) return undefined
  try {
    return new RegExp(source)
  } catch {
    return undefined
  }
}

/** Whether a value matches. A value of more than 256 characters never does. */
export const matches = (pattern: RegExp, value: string): boolean =>
  value.length <= longestValue && pattern.test(value)
