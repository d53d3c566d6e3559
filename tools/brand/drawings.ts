/** What an SVG of a brand must not have, and how a mistake names it. */
const forbidden: ReadonlyArray<readonly [what: string, found: RegExp]> = [
  ["a script", /<script\b|\son\w+\s*=|javascript:/i],
  ["foreign markup", /<foreignObject\b|<!DOCTYPE|<!ENTITY/i],
  ["an external address", /(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!["']?#)|@import/i],
]

/** The mistakes of an SVG. It may refer to its own parts only. */
export const drawingMistakes = (svg: string): ReadonlyArray<string> =>
  /<svg[\s>]/.test(svg)
    ? forbidden.filter(([, found]) => found.test(svg)).map(([what]) => `has ${what}`)
    : ["is not an SVG"]
