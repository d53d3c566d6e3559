import type { Target } from "./Recording.ts"
import { namedByContent, roleOf } from "./roles.ts"

/** A text without extra spaces. */
export const tidy = (text: string): string => text.replace(/\s+/g, " ").trim()

/** Whether an element and its content are hidden from assistive technology. */
export const isHidden = (element: Element): boolean => {
  const { display, visibility } = getComputedStyle(element)
  return element.getAttribute("aria-hidden") === "true" || display === "none" || visibility === "hidden"
}

/** The text of an element for assistive technology. Blocks are words of their own. */
const contentOf = (node: Node): string => {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || isHidden(node)) return ""
  const label = node.getAttribute("aria-label") ?? node.getAttribute("alt")
  const text = label ?? [...node.childNodes].map(contentOf).join("")
  return getComputedStyle(node).display === "inline" ? text : ` ${text} `
}

const labelsOf = (element: Element): string => {
  const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : []
  return labels.map(contentOf).join(" ")
}

/** The accessible name of an element, without extra spaces; empty if it has none. */
export const nameOf = (element: Element): string => {
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? []
  const sources = [
    () => ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? "").join(" "),
    () => element.getAttribute("aria-label") ?? "",
    () => labelsOf(element),
    () => element.getAttribute("alt") ?? "",
    () => (namedByContent.has(roleOf(element)) ? [...element.childNodes].map(contentOf).join("") : ""),
    () => element.getAttribute("title") ?? "",
    () => element.getAttribute("placeholder") ?? "",
  ]
  for (const source of sources) {
    const name = tidy(source())
    if (name !== "") return name
  }
  return ""
}

/** Whether assistive technology finds an element. */
const isShown = (element: Element): boolean =>
  element.closest('[aria-hidden="true"], [inert], [hidden]') === null &&
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility !== "hidden"

/** The visible heading of the page: its title, or the first one of a dialog over it. */
export const shownHeading = (root: ParentNode): Element | undefined => {
  const all = ["h1", "h2, h3, [role=heading]"].flatMap((selector) => [...root.querySelectorAll(selector)])
  return all.find((each) => isShown(each) && nameOf(each) !== "")
}

/** The visible elements of a role and name, in the order of the document. */
const elementsOf = (root: ParentNode, { role, name }: Target): ReadonlyArray<HTMLElement> =>
  [...root.querySelectorAll<HTMLElement>("*")].filter(
    (element) => roleOf(element) === role && isShown(element) && nameOf(element) === name,
  )

/** The element of a description; undefined while the page has none. */
export const find = (root: ParentNode, target: Target): HTMLElement | undefined =>
  elementsOf(root, target)[target.nth ?? 0]

/** The description of an element. */
export const targetOf = (root: ParentNode, element: Element): Target => {
  const target = { role: roleOf(element), name: nameOf(element) }
  const all: ReadonlyArray<Element> = elementsOf(root, target)
  return all.length > 1 ? { ...target, nth: Math.max(0, all.indexOf(element)) } : target
}

/** Whether the visible page has an element with exactly this text. */
export const hasText = (root: ParentNode, text: string): boolean =>
  [...root.querySelectorAll<HTMLElement>("*")].some(
    (element) => isShown(element) && tidy(element.textContent) === text,
  )

/** The own text of an element, without extra spaces. */
export const textIn = (element: Element): string => tidy(element.textContent)
