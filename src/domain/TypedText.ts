import { limits } from "#config/limits.ts"

// Numbers copied from contacts begin or end with invisible direction marks.
const invisibleEnd = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/

export const trimmed = (typed: string): string => {
  let start = 0
  let end = typed.length
  // This is a loop, because a regular expression takes seconds on a long run of spaces.
  while (start < end && invisibleEnd.test(typed.charAt(start))) start += 1
  while (end > start && invisibleEnd.test(typed.charAt(end - 1))) end -= 1
  return typed.slice(start, end)
}

export const ascii = (text: string): string =>
  text.replace(/[０-９，．＋]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))

export const mobileNumber = (typed: string): string => ascii(trimmed(typed)).replace(/[\s().-]/g, "")

export const code = (typed: string): string => {
  const text = ascii(trimmed(typed))
  return /^[\d\s-]+$/.test(text) ? text.replace(/\D/g, "") : text
}

const foreign = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Assumed: a field accepts one line of at most `limits.fieldLength` characters. */
export const isPlain = (text: string): boolean => text.length <= limits.fieldLength && !foreign.test(text)

export const count = (text: string): number => {
  let characters = 0
  for (const _character of text) characters += 1
  return characters
}

/** Shortens a text without splitting a surrogate pair. */
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

const foreignEach = new RegExp(foreign.source, "gu")

export const readable = (text: string): string =>
  text.replace(foreignEach, (character) => ("\n\r\t".includes(character) ? character : ""))
