import { readFileSync } from "node:fs"

import { pathOf, pageDrawings } from "./files.ts"

/** Forbidden content of a brand's SVG, with the text of the error message. References must stay within the SVG. */
const forbidden: ReadonlyArray<readonly [what: string, found: RegExp]> = [
  ["has a script", /<script\b|\son\w+\s*=|javascript:/i],
  ["has foreign markup", /<foreignObject\b|<!DOCTYPE|<!ENTITY/i],
  ["has an external address", /(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!["']?#)|@import/i],
]

/** Additionally forbidden content of an SVG that is embedded in the page. */
const forbiddenInPage: typeof forbidden = [
  ["has an id, which the page may have too", /\sid\s*=/i],
  [
    "has styles or classes, which the page refuses: use attributes, such as fill",
    /<style\b|\s(?:style|class)\s*=/i,
  ],
  ["has no viewBox", /^(?![^]*\sviewBox\s*=)/],
]

export const svgMistakes = (svg: string, isInPage: boolean): ReadonlyArray<string> => {
  if (!/<svg[\s>]/.test(svg)) return ["is not an SVG"]
  const rules = isInPage ? [...forbidden, ...forbiddenInPage] : forbidden
  return rules.flatMap(([what, found]) => (found.test(svg) ? [what] : []))
}

/** Matches the attributes of an SVG's root element and its content. */
const root = /<svg\b([^>]*)>([^]*)<\/svg>\s*$/

/** Converts an SVG to a symbol, which the page renders by `<use href="#brand-NAME">`. */
const symbolOf = (name: string, svg: string): string => {
  const [, attributes = "", content = ""] = root.exec(svg) ?? []
  const own = attributes.replace(/\s(?:xmlns|width|height)\s*=\s*("[^"]*"|'[^']*')/g, "")
  return `<symbol id="brand-${name}"${own}>${content
    .replace(/<!--[^]*?-->/g, "")
    .replace(/>\s+</g, "><")
    .trim()}</symbol>`
}

/** The drawings of a brand as SVG symbols for its page. They use colours of the page, such as `var(--gold)`. */
export const symbolsOf = (folder: string): string =>
  `<svg>${pageDrawings.map((name) => symbolOf(name, readFileSync(pathOf(folder, `${name}.svg`), "utf8"))).join("")}</svg>`
