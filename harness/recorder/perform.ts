import type { Harness } from "../api.ts"
import { find, hasText, textIn } from "./elements.ts"
import type { Act, Target } from "./Recording.ts"
import { firstDifference, snapshotOf } from "./snapshot.ts"
import { secretText, wordsOfTarget } from "./steps.ts"

/** The page of a replay. */
export interface ReplayPage {
  readonly document: Document
  readonly history: Pick<History, "back" | "forward">
  readonly location: Pick<Location, "assign">
  readonly harness: Harness
}

/** The events of a tap, as a mouse causes them. */
const tap = (element: HTMLElement): undefined => {
  element.scrollIntoView({ block: "center" })
  const how = { bubbles: true, cancelable: true, composed: true }
  element.dispatchEvent(new PointerEvent("pointerdown", { ...how, pointerId: 1, isPrimary: true }))
  element.dispatchEvent(new MouseEvent("mousedown", how))
  element.focus({ preventScroll: true })
  element.dispatchEvent(new PointerEvent("pointerup", { ...how, pointerId: 1, isPrimary: true }))
  element.dispatchEvent(new MouseEvent("mouseup", how))
  element.click()
}

/** Sets a value as a player's typing does. React overrides the property of the element itself. */
const setValue = (element: HTMLElement, value: string): undefined => {
  element.focus({ preventScroll: true })
  const own: object = Object.getPrototypeOf(element)
  Reflect.set(own, "value", value, element)
  element.dispatchEvent(new Event("input", { bubbles: true }))
  element.dispatchEvent(new Event("change", { bubbles: true }))
}

const valueOf = (element: HTMLElement): string => ("value" in element ? String(element.value) : "")

const optionOf = (element: HTMLElement, label: string): HTMLOptionElement | undefined =>
  [...element.querySelectorAll("option")].find((option) => textIn(option) === label)

/** Calls an action of the harness by its name, such as `clock.advance`. */
const set = async (
  { harness }: ReplayPage,
  { name, given }: Extract<Act, { type: "set" }>,
): Promise<undefined> => {
  const [first = "", second] = name.split(".")
  const part: unknown = Reflect.get(harness, first)
  const action: unknown = second === undefined ? part : Reflect.get(Object(part), second)
  if (typeof action === "function") await Reflect.apply(action, undefined, [...given])
}

type OnElement = Exclude<Extract<Act, { readonly target: Target }>, { readonly type: "scroll" }>

/** Does an act on its element; undefined if that succeeds, else why it cannot yet. */
const onElement = (document: Document, act: OnElement): string | undefined => {
  const element = find(document.body, act.target)
  if (element === undefined) return `${wordsOfTarget(act.target)} is not on the page.`
  switch (act.type) {
    case "tap":
      return tap(element)
    case "type":
      return setValue(element, act.text)
    case "secret":
      return setValue(element, secretText(act.secret))
    case "choose": {
      const option = optionOf(element, act.option)
      if (option === undefined) return `${wordsOfTarget(act.target)} has no option '${act.option}'.`
      return setValue(element, option.value)
    }
    case "expectVisible":
      return undefined
    case "expectValue":
      return valueOf(element) === act.value
        ? undefined
        : `${wordsOfTarget(act.target)} has the value '${valueOf(element)}'.`
    case "expectSnapshot":
      return differenceOf(element, act)
  }
}

/** How an element differs from its snapshot; undefined if it does not. */
const differenceOf = (
  element: Element,
  { target, snapshot }: Extract<Act, { type: "expectSnapshot" }>,
): string | undefined => {
  const present = snapshotOf(element)
  if (present === snapshot) return undefined
  const missing = firstDifference(snapshot, present)?.trim()
  return missing === undefined
    ? `${wordsOfTarget(target)} also has '${firstDifference(present, snapshot)?.trim()}'.`
    : `${wordsOfTarget(target)} does not have '${missing}'.`
}

/** Scrolls the page or an element; undefined once it is there. It may become longer. */
const scroll = (
  document: Document,
  { target, left, top }: Extract<Act, { type: "scroll" }>,
): string | undefined => {
  const scroller = target === undefined ? document.scrollingElement : find(document.body, target)
  scroller?.scrollTo({ left, top, behavior: "instant" })
  return scroller !== null && scroller !== undefined && Math.abs(scroller.scrollTop - top) < 2
    ? undefined
    : "it is not as long."
}

/** Does one act in the page. Resolves to undefined, or to why the page cannot take it yet, in words. */
export const perform = async (page: ReplayPage, act: Act): Promise<string | undefined> => {
  switch (act.type) {
    case "back":
      page.history.back()
      return undefined
    case "forward":
      page.history.forward()
      return undefined
    case "scroll":
      return scroll(page.document, act)
    case "open":
      page.location.assign(act.address)
      return undefined
    case "set":
      return set(page, act).catch(
        (error: unknown) => `it was refused: ${error instanceof Error ? error.message : String(error)}`,
      )
    case "expectText":
      return hasText(page.document.body, act.text) ? undefined : `the text '${act.text}' is not on the page.`
    default:
      return onElement(page.document, act)
  }
}
