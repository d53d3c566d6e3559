import { limits } from "#config/limits.ts"

/** The last searches with one more, newest first; the same text twice is one (by its letters, whatever their case). */
export const remember = (searches: ReadonlyArray<string>, text: string): ReadonlyArray<string> =>
  text.trim() === "" ? searches : [text.trim(), ...forget(searches, text)].slice(0, limits.searchesKept)

export const forget = (searches: ReadonlyArray<string>, text: string): ReadonlyArray<string> => {
  const same = text.trim().toLowerCase()
  return searches.filter((each) => each.toLowerCase() !== same)
}
