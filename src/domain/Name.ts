import { limits } from "#config/limits.ts"

// Some of these invisible characters change the text direction. The first alternative skips joiners in emoji.
const invisible =
  /([\p{Emoji}\ufe0f])\u200d(?=\p{Emoji})|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu

export const visible = (name: string): string =>
  name
    .replace(/\s+/g, " ")
    .replace(invisible, (found: string, emoji?: string) => (emoji === undefined ? "" : found))
    .replace(/ +/g, " ")
    .trim()

const start = "\u2068"
const end = "\u2069"

/** Encloses a name in isolating characters, so that `partsOf` finds the name inside a text. */
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

export const partsOf = (text: string): ReadonlyArray<Part> =>
  text
    .split(/\u2068([^\u2068\u2069]*)\u2069/)
    .map((part, index) => ({ text: part, isName: index % 2 === 1 }))
    .filter((part) => part.text !== "")
