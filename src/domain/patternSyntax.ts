// Maximum length of a supported pattern, in characters.
const longestPattern = 200

/** The syntax tree of a pattern. Groups do not capture, and lazy repetitions count as greedy. */
export type Node =
  | { readonly _tag: "Character"; readonly pattern: RegExp }
  | { readonly _tag: "Edge"; readonly edge: string }
  | { readonly _tag: "Lookahead"; readonly isNegative: boolean; readonly body: Node }
  | { readonly _tag: "Sequence"; readonly parts: ReadonlyArray<Node> }
  | { readonly _tag: "Choice"; readonly parts: ReadonlyArray<Node> }
  | { readonly _tag: "Repetition"; readonly least: number; readonly most: number; readonly body: Node }

// References to groups, lookbehind and flags inside the pattern are not supported.
class Unsupported extends Error {}

const edge = /[\^$]|\\[bB]/y
const group = /\((?:\?(?::|=|!|<(?![=!])[^>]*>))?/y
const repetition = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y
// Escapes of letters and digits are accepted only if all engines agree on their meaning.
const character =
  /\\(?:[dDwWsStnvfr]|c[A-Za-z]|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|0(?!\d)|[^A-Za-z\d])|\[(?:\\(?!\d)[^]|[^\]\\])*\]|[^\\[()|*+?^$]/y

class Parser {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  whole(): Node {
    const node = this.#choice()
    if (this.#at < this.#source.length) throw new Unsupported()
    return node
  }

  #take(token: RegExp): RegExpExecArray | undefined {
    token.lastIndex = this.#at
    const found = token.exec(this.#source) ?? undefined
    this.#at += found?.[0].length ?? 0
    return found
  }

  #choice(): Node {
    const parts = [this.#sequence()]
    while (this.#source[this.#at] === "|") {
      this.#at += 1
      parts.push(this.#sequence())
    }
    return { _tag: "Choice", parts }
  }

  #sequence(): Node {
    const parts: Array<Node> = []
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? "")) {
      parts.push(this.#repeated(this.#part()))
    }
    return { _tag: "Sequence", parts }
  }

  #part(): Node {
    const found = this.#take(edge)
    if (found !== undefined) return { _tag: "Edge", edge: found[0] }
    const opened = this.#take(group)
    if (opened !== undefined) return this.#group(opened[0])
    const single = this.#take(character)
    if (single === undefined) throw new Unsupported()
    return { _tag: "Character", pattern: new RegExp(`^${single[0]}$`) }
  }

  #group(opening: string): Node {
    const body = this.#choice()
    this.#at += 1
    const isNegative = opening === "(?!"
    return isNegative || opening === "(?=" ? { _tag: "Lookahead", isNegative, body } : body
  }

  #repeated(body: Node): Node {
    const found = this.#take(repetition)
    if (found === undefined) return body
    const [token, low, comma, high = ""] = found
    if (low === undefined) {
      return {
        _tag: "Repetition",
        least: token.startsWith("+") ? 1 : 0,
        most: token.startsWith("?") ? 1 : Infinity,
        body,
      }
    }
    const least = Number(low)
    const most = high === "" ? Infinity : Number(high)
    return { _tag: "Repetition", least, most: comma === undefined ? least : most, body }
  }
}

export const parse = (source: string): Node | undefined => {
  if (source === "" || source.length > longestPattern) return undefined
  try {
    // The constructor throws for an invalid pattern. The result is never executed.
    new RegExp(source)
    return new Parser(source).whole()
  } catch {
    return undefined
  }
}
