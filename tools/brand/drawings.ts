import { readFileSync } from "node:fs"
import { type Document, DOMParser, type Element, Node, onWarningStopParsing } from "@xmldom/xmldom"

import { escaped } from "#tools/configure/page.ts"

import { pathOf, pageDrawings } from "./files.ts"

const namespace = "http://www.w3.org/2000/svg"

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/))

/** Elements that only draw: none runs a script, animates an attribute, or contains HTML or styles. */
const elements = setOf(
  `svg g defs use path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath
  mask pattern`,
)

const attributes = setOf(
  `xmlns id viewBox preserveAspectRatio x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy width height d points pathLength href
  transform gradientTransform gradientUnits spreadMethod patternTransform patternUnits patternContentUnits maskUnits
  maskContentUnits clipPathUnits offset stop-color stop-opacity color opacity fill fill-opacity fill-rule stroke
  stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  clip-path clip-rule mask vector-effect paint-order font-family font-size font-weight font-style letter-spacing
  text-anchor dominant-baseline display visibility`,
)

const parsed = (svg: string): Document | undefined => {
  try {
    return new DOMParser({ onError: onWarningStopParsing }).parseFromString(svg, "image/svg+xml")
  } catch {
    // The reason is that the text is no XML, which the caller reports.
    return undefined
  }
}

/** Whether a value contains an address outside the SVG. A backslash may hide the address. */
const isExternal = (name: string, value: string): boolean =>
  name === "href" ? !value.startsWith("#") : /\\|url\((?!#[\w-]+\))/i.test(value)

const elementMistakes = (element: Element): ReadonlyArray<string> => [
  ...(elements.has(element.nodeName) ? [] : [`has the element ${element.nodeName}, which is not allowed`]),
  ...[...element.attributes].flatMap(({ name, value }) => {
    if (name === "xmlns") return value === namespace ? [] : ["has foreign markup"]
    if (!attributes.has(name)) return [`has the attribute ${name}, which is not allowed`]
    return isExternal(name, value) ? ["has an external address"] : []
  }),
]

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

const isHarmless = ({ nodeType, nodeName }: Node): boolean =>
  nodeType === Node.TEXT_NODE || nodeType === Node.COMMENT_NODE || nodeName === "xml"

const mistakesIn = (node: Node): ReadonlyArray<string> =>
  [...node.childNodes].flatMap((child) => {
    if (isElement(child)) return [...elementMistakes(child), ...mistakesIn(child)]
    return isHarmless(child) ? [] : ["has foreign markup"]
  })

/** The mistakes of a drawing of the page. */
const pageMistakes = (document: Document): ReadonlyArray<string> => {
  const all = [...document.getElementsByTagName("*")]
  return [
    ...(all.some((element) => element.hasAttribute("id")) ? ["has an id, which the page may have too"] : []),
    ...(document.documentElement?.hasAttribute("viewBox") === true ? [] : ["has no viewBox"]),
  ]
}

export const svgMistakes = (svg: string, isInPage: boolean): ReadonlyArray<string> => {
  const document = parsed(svg)
  if (document?.documentElement?.nodeName !== "svg") return ["is not an SVG"]
  return [...new Set([...mistakesIn(document), ...(isInPage ? pageMistakes(document) : [])])]
}

const startOf = (name: string, element: Element, omitted: ReadonlyArray<string> = []): string => {
  const own = [...element.attributes].filter((attribute) => !omitted.includes(attribute.name))
  return `<${[name, ...own.map((attribute) => `${attribute.name}="${escaped(attribute.value)}"`)].join(" ")}`
}

const contentOf = (element: Element): string =>
  [...element.childNodes]
    .map((child) => {
      if (!isElement(child))
        return child.nodeType === Node.TEXT_NODE ? escaped(child.nodeValue?.trim() ?? "") : ""
      const content = contentOf(child)
      const start = startOf(child.nodeName, child)
      return content === "" ? `${start}/>` : `${start}>${content}</${child.nodeName}>`
    })
    .join("")

/** Converts an SVG without mistakes to a symbol, which the page renders by `<use href="#brand-NAME">`. */
const symbolOf = (name: string, svg: string): string => {
  const root = parsed(svg)?.documentElement
  if (root === undefined || root === null) throw new Error(`${name}.svg is not an SVG`)
  const start = startOf(`symbol id="brand-${name}"`, root, ["xmlns", "width", "height"])
  return `${start}>${contentOf(root)}</symbol>`
}

/** The drawings of a brand as SVG symbols for its page. They use colours of the page, such as `var(--gold)`. */
export const symbolsOf = (folder: string): string =>
  `<svg>${pageDrawings.map((name) => symbolOf(name, readFileSync(pathOf(folder, `${name}.svg`), "utf8"))).join("")}</svg>`
