import { readFileSync } from "node:fs"

import { pathOf, pageDrawings } from "./files.ts"

/** What an SVG of a brand must not have, and how a mistake names it. */
const forbidden: ReadonlyArray<readonly [what: string, found: RegExp]> = [
  ["a script", /<script\b|\son\w+\s*=|javascript:/i],
  ["foreign markup", /<foreignObject\b|<!DOCTYPE|<!ENTITY/i],
  ["an external address", /(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!["']?#)|@import/i],
]

/** What a drawing that is part of the page must not have as well. */
const forbiddenInPage: ReadonlyArray<readonly [what: string, found: RegExp]> = [
  ["an id, which the page may have too", /\sid\s*=/i],
  [
    "styles or classes, which the page refuses: use attributes, such as fill",
    /<style\b|\s(?:style|class)\s*=/i,
  ],
]

/** The root element's attributes and the content of an SVG. */
const root = /<svg\b([^>]*)>([^]*)<\/svg>\s*$/

/** The mistakes of an SVG. It may refer to its own parts only. */
export const drawingMistakes = (svg: string): ReadonlyArray<string> =>
  /<svg[\s>]/.test(svg)
    ? forbidden.filter(([, found]) => found.test(svg)).map(([what]) => `has ${what}`)
    : ["is not an SVG"]

/** The mistakes of an SVG that is part of the page. */
export const pageDrawingMistakes = (svg: string): ReadonlyArray<string> => [
  ...drawingMistakes(svg),
  ...forbiddenInPage.filter(([, found]) => found.test(svg)).map(([what]) => `has ${what}`),
  ...(/\sviewBox\s*=/.test(svg) ? [] : ["has no viewBox"]),
]

/** An SVG as a part of the page that others draw by `<use href="#brand-NAME">`. */
const symbolOf = (name: string, svg: string): string => {
  const [, attributes = "", content = ""] = root.exec(svg) ?? []
  const own = attributes.replace(/\s(?:xmlns|width|height)\s*=\s*("[^"]*"|'[^']*')/g, "")
  return `<symbol id="brand-${name}"${own}>${content
    .replace(/<!--[^]*?-->/g, "")
    .replace(/>\s+</g, "><")
    .trim()}</symbol>`
}

/** The drawings of a brand as symbols of a page. Their colours are those of the page, such as `var(--gold)`. */
export const symbolsOf = (folder: string): string =>
  `<svg>${pageDrawings.map((name) => symbolOf(name, readFileSync(pathOf(folder, `${name}.svg`), "utf8"))).join("")}</svg>`
