import { limits } from "#config/limits.ts"

/**
 * Format and control characters, fillers and lone surrogates: they are invisible, or they change the direction of
 * what follows. The first alternative is the joiner within an emoji, which stays.
 */
const invisible =
  /([\p{Emoji}\ufe0f])\u200d(?=\p{Emoji})|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu

/** A name from outside as a player can read it: without invisible characters, on one line. Empty when nothing is left. */
export const visible = (name: string): string =>
  name
    .replace(/\s+/g, " ")
    .replace(invisible, (found: string, emoji?: string) => (emoji === undefined ? "" : found))
    .replace(/ +/g, " ")
    .trim()

const start = "\u2068"
const end = "\u2069"

/** A name for a text with other words. `partsOf` finds it again, so that it is drawn apart from them. */
export const isolated = (name: string): string => {
  const characters = [...visible(name)]
  const shown =
    characters.length > limits.nameInText ? [...characters.slice(0, limits.nameInText - 1), "…"] : characters
  return start + shown.join("") + end
}

interface Part {
  readonly text: string
  readonly isName: boolean
}

/** The words and the isolated names of a text, in order. */
export const partsOf = (text: string): ReadonlyArray<Part> =>
  text
    .split(/\u2068([^\u2068\u2069]*)\u2069/)
    .map((part, index) => ({ text: part, isName: index % 2 === 1 }))
    .filter((part) => part.text !== "")
