import { type Node, parse } from "./patternSyntax.ts"

/** Longer values never match, in characters. */
const longestValue = 256

/** Positions that a match may visit. Only patterns with deeply nested repetitions need more. */
const mostSteps = 200_000

/** Positions in a value, from 0 to its length. */
type Positions = ReadonlySet<number>

/** The pattern needs more steps than a match may take. */
class TooManySteps extends Error {}

const isWord = (character: string | undefined): boolean => character !== undefined && /\w/.test(character)

const isSame = (one: Positions, other: Positions): boolean =>
  one.size === other.size && [...one].every((position) => other.has(position))

/**
 * Finds all ends of a match at once instead of one after the other.
 *
 * So a match never goes back, and repetitions inside repetitions cost their sum instead of their product.
 */
class Matcher {
  readonly #value: string
  #steps = 0

  constructor(value: string) {
    this.#value = value
  }

  /** The positions at which a match of the node can end, for the positions at which it begins. */
  ends(node: Node, starts: Positions): Positions {
    this.#steps += starts.size + 1
    if (this.#steps > mostSteps) throw new TooManySteps()
    switch (node._tag) {
      case "Character":
        return this.#after(node.pattern, starts)
      case "Edge":
        return this.#only(starts, (position) => this.#isAt(node.edge, position))
      case "Lookahead":
        return this.#only(
          starts,
          (position) => this.ends(node.body, new Set([position])).size > 0 !== node.isNegative,
        )
      case "Sequence":
        return node.parts.reduce((positions, part) => this.ends(part, positions), starts)
      case "Choice":
        return new Set(node.parts.flatMap((part) => [...this.ends(part, starts)]))
      case "Repetition":
        return this.#repeated(node.body, node.most, this.#required(node.body, node.least, starts))
    }
  }

  #only(positions: Positions, isIn: (position: number) => boolean): Positions {
    return new Set([...positions].filter(isIn))
  }

  #after(pattern: RegExp, starts: Positions): Positions {
    const found = new Set<number>()
    for (const position of starts) {
      const character = this.#value[position]
      if (character !== undefined && pattern.test(character)) found.add(position + 1)
    }
    return found
  }

  #isAt(edge: string, position: number): boolean {
    if (edge === "^") return position === 0
    if (edge === "$") return position === this.#value.length
    const isBoundary = isWord(this.#value[position - 1]) !== isWord(this.#value[position])
    return isBoundary === (edge === "\\b")
  }

  /** The ends after the least number of repetitions, with that number. */
  #required(body: Node, least: number, starts: Positions): { readonly done: number; readonly at: Positions } {
    let at = starts
    for (let done = 0; done < least; done += 1) {
      const next = this.ends(body, at)
      // No further repetition changes the positions.
      if (isSame(next, at)) break
      at = next
    }
    return { done: least, at }
  }

  /** The ends after more repetitions. Only positions that are new are repeated from. */
  #repeated(
    body: Node,
    most: number,
    { done, at }: { readonly done: number; readonly at: Positions },
  ): Positions {
    const found = new Set(at)
    let fresh = at
    for (let count = done; count < most && fresh.size > 0; count += 1) {
      fresh = this.#only(this.ends(body, fresh), (position) => !found.has(position))
      for (const position of fresh) found.add(position)
    }
    return found
  }
}

/** Whether a pattern that a merchant configured can be used: not empty, valid, and not longer than the limit. */
export const isUsable = (source: string): boolean => parse(source) !== undefined

/**
 * Whether a value matches a pattern that a merchant configured. A value of more than 256 characters never does.
 *
 * Returns nothing for a pattern that is missing, cannot be used, or needs too many steps for this value.
 * `RegExp` is not used: it takes exponential time for patterns such as `^(\w+){1,40}$`.
 */
export const matches = (source: string | undefined, value: string): boolean | undefined => {
  const pattern = source === undefined ? undefined : parse(source)
  if (pattern === undefined) return undefined
  if (value.length > longestValue) return false
  const everywhere = new Set(Array.from({ length: value.length + 1 }, (_, position) => position))
  try {
    return new Matcher(value).ends(pattern, everywhere).size > 0
  } catch (error) {
    if (error instanceof TooManySteps) return undefined
    throw error
  }
}
