import { type Node, parse } from "./patternSyntax.ts"

// Maximum length of a value, in characters. A longer value never matches.
const longestValue = 256

const mostSteps = 200_000

type Positions = ReadonlySet<number>

class TooManySteps extends Error {}

const isWord = (character: string | undefined): boolean => character !== undefined && /\w/.test(character)

const isSame = (one: Positions, other: Positions): boolean =>
  one.size === other.size && [...one].every((position) => other.has(position))

// The matcher tracks all end positions together, so nested repetitions add their costs instead of multiplying them.
class Matcher {
  readonly #value: string
  #steps = 0

  constructor(value: string) {
    this.#value = value
  }

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

  #required(body: Node, least: number, starts: Positions): { readonly done: number; readonly at: Positions } {
    let at = starts
    for (let done = 0; done < least; done += 1) {
      const next = this.ends(body, at)
      // A further repetition of the body would end at the same positions.
      if (isSame(next, at)) break
      at = next
    }
    return { done: least, at }
  }

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

export const isUsable = (source: string): boolean => parse(source) !== undefined

/** Returns undefined for a pattern that is missing, unusable, or too slow for this value. */
export const matches = (source: string | undefined, value: string): boolean | undefined => {
  const pattern = source === undefined ? undefined : parse(source)
  if (pattern === undefined) return undefined
  if (value.length > longestValue) return false
  const everywhere = new Set(Array.from({ length: value.length + 1 }, (_, position) => position))
  try {
    // `RegExp` is not used, because it takes exponential time for patterns such as `^(\w+){1,40}$`.
    return new Matcher(value).ends(pattern, everywhere).size > 0
  } catch (error) {
    if (error instanceof TooManySteps) return undefined
    throw error
  }
}
