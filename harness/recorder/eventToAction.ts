import { nameOf, shownHeading, targetOf, textIn } from "./elements.ts"
import type { Act, Secret } from "./Recording.ts"
import { roleOf } from "./roles.ts"
import { snapshotOf } from "./snapshot.ts"

/** Roles that a tap changes. A tap on a text field only focuses it. */
const tapped = new Set(
  "button checkbox link menuitem menuitemcheckbox menuitemradio option radio slider switch tab".split(" "),
)

const ancestors = (target: EventTarget | null): ReadonlyArray<Element> => {
  const found: Array<Element> = []
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) found.push(at)
  return found
}

/** The kind of secret that a field takes; undefined for a field without secrets. */
const secretOf = (field: Element): Secret | undefined => {
  const autocomplete = field.getAttribute("autocomplete") ?? ""
  if (autocomplete === "one-time-code")
    return field.getAttribute("name") === "code" ? "code" : "paymentPassword"
  return field.getAttribute("type") === "password" || autocomplete.endsWith("password")
    ? "password"
    : undefined
}

const typed = (root: ParentNode, field: EventTarget | null): Act | undefined => {
  if (field instanceof HTMLSelectElement)
    return {
      type: "choose",
      target: targetOf(root, field),
      option: field.selectedOptions[0] === undefined ? "" : textIn(field.selectedOptions[0]),
    }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined
  if (tapped.has(roleOf(field)) && roleOf(field) !== "slider") return undefined
  const target = targetOf(root, field)
  const secret = secretOf(field)
  return secret === undefined
    ? { type: "type", target, text: field.value }
    : { type: "secret", target, secret }
}

/** The act that an event of the page shows: a tap or typing; undefined for other events. */
export const actOf = (root: ParentNode, { type, target }: Event): Act | undefined => {
  if (type === "input") return typed(root, target)
  if (type !== "click") return undefined
  const element = ancestors(target).find((each) => tapped.has(roleOf(each)))
  return element === undefined ? undefined : { type: "tap", target: targetOf(root, element) }
}

/** Roles of elements with parts, of which the innermost around the tapped one is meant. */
const grouping = new Set(
  "alert alertdialog article banner complementary contentinfo dialog form group list main menu navigation radiogroup region search status table tablist tabpanel toolbar".split(
    " ",
  ),
)

/** The checks of an element: that it is visible, its text, its value, or what is in it for assistive technology. */
export const expectations = ["visible", "text", "value", "snapshot"] as const
export type Expectation = (typeof expectations)[number]

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** The expectation of a chosen element; undefined if it has no such thing. A secret has no value. */
export const expectedOf = (
  root: ParentNode,
  chosen: EventTarget | null,
  expectation: Expectation,
): Act | undefined => {
  const all = ancestors(chosen)
  const [innermost] = all
  if (expectation === "text") {
    const text = innermost === undefined ? "" : textIn(innermost)
    return text === "" ? undefined : { type: "expectText", text }
  }
  if (expectation === "value") {
    const field = all.find(isField)
    if (field === undefined || secretOf(field) !== undefined) return undefined
    return { type: "expectValue", target: targetOf(root, field), value: field.value }
  }
  if (expectation === "snapshot") {
    const group = all.find((each) => grouping.has(roleOf(each)))
    if (group === undefined) return undefined
    return { type: "expectSnapshot", target: targetOf(root, group), snapshot: snapshotOf(group) }
  }
  const named = all.find((each) => roleOf(each) !== "" && nameOf(each) !== "")
  return named === undefined ? undefined : { type: "expectVisible", target: targetOf(root, named) }
}

/** The expectation of a recording without any: the page's heading. */
export const headingOf = (root: ParentNode): Act | undefined => {
  const heading = shownHeading(root)
  return heading === undefined ? undefined : { type: "expectVisible", target: targetOf(root, heading) }
}
