import { limits } from "#config/limits.ts"

/** Blanks, and the direction marks that come along with a number copied from contacts. */
const unseen = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** What is typed, without what a keyboard or a copy leaves at its ends. */
export const trimmed = (typed: string): string => {
  let start = 0
  let end = typed.length
  // By hand: a pattern for both ends takes seconds on ten thousand blanks.
  while (start < end && unseen.test(typed.charAt(start))) start += 1
  while (end > start && unseen.test(typed.charAt(end - 1))) end -= 1
  return typed.slice(start, end)
}

/** A mobile number without the signs that only group its digits. */
export const mobileNumber = (typed: string): string => trimmed(typed).replace(/[\s().-]/g, "")

/** Control characters, line breaks, direction marks and halves of characters: nothing that a field holds. */
const foreign = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Whether a text is one line of a length that a field may hold. Assumed: at most 255 characters. */
export const isPlain = (text: string): boolean => text.length <= limits.fieldLength && !foreign.test(text)

/** How many characters a text has: one that takes two places of a string counts once. */
export const count = (text: string): number => {
  let characters = 0
  for (const _character of text) characters += 1
  return characters
}

/** The first characters of a text, so many at most; none is cut in half. */
export const clipped = (text: string, longest: number): string => {
  if (text.length <= longest) return text
  let characters = 0
  let end = 0
  for (const character of text) {
    if (characters === longest) break
    characters += 1
    end += character.length
  }
  return text.slice(0, end)
}

/** What `foreign` names, wherever it stands; of line breaks and tabs this is said where they are kept. */
const foreignEach = new RegExp(foreign.source, "gu")

/** A text of several lines without what nobody sees: it comes along with a copy, and nobody could take it out. */
export const readable = (text: string): string =>
  text.replace(foreignEach, (character) => ("\n\r\t".includes(character) ? character : ""))
