import { limits } from "#config/limits.ts"

/** White space, and the direction marks that numbers copied from contacts carry. */
const invisibleEnd = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Removes white space and direction marks from both ends. */
export const trimmed = (typed: string): string => {
  let start = 0
  let end = typed.length
  // A loop, because a regular expression for both ends takes seconds on ten thousand spaces.
  while (start < end && invisibleEnd.test(typed.charAt(start))) start += 1
  while (end > start && invisibleEnd.test(typed.charAt(end - 1))) end -= 1
  return typed.slice(start, end)
}

/** Digits and marks of a full-width keyboard, as ASCII. Other look-alikes such as `²` are unchanged. */
export const ascii = (text: string): string =>
  text.replace(/[０-９，．＋]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))

/** Removes separators from a mobile number. */
export const mobileNumber = (typed: string): string => ascii(trimmed(typed)).replace(/[\s().-]/g, "")

/** Removes separators from a code of digits, such as `123 456`. Other codes are only trimmed. */
export const code = (typed: string): string => {
  const text = ascii(trimmed(typed))
  return /^[\d\s-]+$/.test(text) ? text.replace(/\D/g, "") : text
}

/** Characters that no field accepts: control characters, line breaks, direction marks and lone surrogates. */
const foreign = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Whether a text is a single line that fits a field. Assumed: at most 255 characters. */
export const isPlain = (text: string): boolean => text.length <= limits.fieldLength && !foreign.test(text)

/** Counts characters. A surrogate pair counts once. */
export const count = (text: string): number => {
  let characters = 0
  for (const _character of text) characters += 1
  return characters
}

/** Truncates a text to a number of characters, without splitting a surrogate pair. */
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

/** Matches every `foreign` character. `readable` keeps line breaks and tabs. */
const foreignEach = new RegExp(foreign.source, "gu")

/** Removes invisible characters from a multi-line text, which pasted text often carries. */
export const readable = (text: string): string =>
  text.replace(foreignEach, (character) => ("\n\r\t".includes(character) ? character : ""))
