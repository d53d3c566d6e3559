import { isHidden, nameOf, tidy } from "./elements.ts"
import { namedByContent, roleOf } from "./roles.ts"

/** A part of an element for assistive technology. */
interface Part {
  readonly role: string
  readonly name: string
  readonly states: ReadonlyArray<string>
  readonly content: ReadonlyArray<Part | string>
}

/** Fields, whose value is no part of a snapshot: it may be a secret. */
const fields = new Set("combobox iframe searchbox slider spinbutton textbox".split(" "))

/** Roles whose name says all of their content. */
const closed = new Set([...namedByContent].filter((role) => !/cell|header/.test(role)))

const checked = new Set("checkbox menuitemcheckbox menuitemradio radio switch".split(" "))
const enabled = new Set([...closed, ...fields].filter((role) => role !== "heading" && role !== "iframe"))
const expanded = new Set("button combobox link menuitem tab".split(" "))
const selected = new Set("gridcell option row tab".split(" "))

const isOn = (element: Element, attribute: string): boolean => element.getAttribute(attribute) === "true"

const isChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement ? element.checked : isOn(element, "aria-checked")

const isDisabled = (element: Element): boolean =>
  element.matches(":disabled") || element.closest('[aria-disabled="true"]') !== null

const levelOf = (element: Element): string =>
  element.getAttribute("aria-level") ?? /^H(\d)$/.exec(element.tagName)?.[1] ?? "2"

const statesOf = (element: Element, role: string): ReadonlyArray<string> => [
  ...(checked.has(role) && isChecked(element) ? ["checked"] : []),
  ...(enabled.has(role) && isDisabled(element) ? ["disabled"] : []),
  ...(expanded.has(role) && isOn(element, "aria-expanded") ? ["expanded"] : []),
  ...(role === "heading" ? [`level=${levelOf(element)}`] : []),
  ...(role === "button" && isOn(element, "aria-pressed") ? ["pressed"] : []),
  ...(selected.has(role) && isOn(element, "aria-selected") ? ["selected"] : []),
]

/** Adjacent texts are one text. One between slashes would be a pattern in an exported test. */
const joined = (content: ReadonlyArray<Part | string>): ReadonlyArray<Part | string> => {
  const found: Array<Part | string> = []
  let text = ""
  const flush = (): void => {
    const whole = tidy(text)
    if (whole !== "" && !/^\/.*\/$/.test(whole)) found.push(whole)
    text = ""
  }
  for (const each of content) {
    if (typeof each === "string") text += each
    else {
      flush()
      found.push(each)
    }
  }
  flush()
  return found
}

const isFoldedAway = (node: Node): boolean =>
  node.parentElement instanceof HTMLDetailsElement &&
  !node.parentElement.open &&
  !(node instanceof Element && node.tagName === "SUMMARY")

const childrenOf = (element: Element): ReadonlyArray<Part | string> =>
  [...element.childNodes].flatMap(partsOf)

/** An element without a role of its own is its content. Blocks are words of their own. */
const partsOf = (node: Node): ReadonlyArray<Part | string> => {
  if (isFoldedAway(node)) return []
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element) || isHidden(node)) return []
  const role = node.tagName === "SUMMARY" ? "" : roleOf(node)
  const content = (): ReadonlyArray<Part | string> =>
    getComputedStyle(node).display === "inline" ? childrenOf(node) : [" ", ...childrenOf(node), " "]
  if (role === "" || role === "presentation" || role === "none" || role === "generic") return content()
  const part = partOf(node, role)
  return role === "img" && part.name === "" ? [] : [part]
}

const partOf = (element: Element, role: string): Part => {
  // Playwright gives frames no name.
  const name = role === "iframe" ? "" : nameOf(element)
  const isWhole = fields.has(role) || role === "img" || (closed.has(role) && name !== "")
  const content = isWhole ? [] : joined(childrenOf(element))
  return {
    role,
    name,
    states: statesOf(element, role),
    content: content.length === 1 && content[0] === name ? [] : content,
  }
}

/** A key of YAML, which must not look like two. */
const keyOf = ({ role, name, states }: Part): string => {
  const words = [
    role,
    ...(name === "" ? [] : [JSON.stringify(name)]),
    ...states.map((state) => `[${state}]`),
  ].join(" ")
  return /: | #|:$/.test(words) ? `'${words.replaceAll("'", "''")}'` : words
}

const linesOf = (part: Part | string, indent: string): ReadonlyArray<string> => {
  if (typeof part === "string") return [`${indent}- text: ${JSON.stringify(part)}`]
  const [first, ...others] = part.content
  const key = `${indent}- ${keyOf(part)}`
  if (first === undefined) return [key]
  if (typeof first === "string" && others.length === 0) return [`${key}: ${JSON.stringify(first)}`]
  return [`${key}:`, ...part.content.flatMap((each) => linesOf(each, `${indent}  `))]
}

/** The roles, names, states and texts of an element and of what is in it, as Playwright writes an ARIA snapshot. */
export const snapshotOf = (element: Element): string =>
  linesOf(partOf(element, roleOf(element)), "").join("\n")

/** The first line of a snapshot that another one does not have at its place. */
export const firstDifference = (one: string, other: string): string | undefined => {
  const lines = other.split("\n")
  return one.split("\n").find((line, index) => line !== lines[index])
}
