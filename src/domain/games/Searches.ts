import { limits } from "#config/limits.ts"

export const remember = (searches: ReadonlyArray<string>, text: string): ReadonlyArray<string> =>
  text.trim() === "" ? searches : [text.trim(), ...forget(searches, text)].slice(0, limits.storedSearches)

export const forget = (searches: ReadonlyArray<string>, text: string): ReadonlyArray<string> => {
  const same = text.trim().toLowerCase()
  return searches.filter((each) => each.toLowerCase() !== same)
}
