/** A control of a panel, with the names that its labels give it. */
export interface FoundControl {
  /** The names of its group and of the control itself: "Latency: 300 ms". Unique in a panel: `controlsIn` keeps the first control of each name. */
  readonly name: string
  /** The text in which a search looks for words. */
  readonly searchedText: string
  readonly element: HTMLElement
}

const textOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? ""

const groupOf = (element: Element): string => {
  const group = element.closest('[role="group"]')
  const labelId = group?.getAttribute("aria-labelledby") ?? ""
  return group?.getAttribute("aria-label") ?? textOf(group?.querySelector(`[id="${labelId}"]`))
}

const ownName = (element: HTMLElement): string => {
  const label = element instanceof HTMLButtonElement ? null : element.closest("label")
  return (
    element.getAttribute("aria-label") ??
    (label === null ? textOf(element) : textOf(label.querySelector(".label > span")))
  )
}

const describe = (element: HTMLElement): FoundControl => {
  const own = ownName(element)
  const name = [groupOf(element), own].filter((each) => each !== "").join(": ")
  const legend = textOf(element.closest("fieldset")?.querySelector("legend"))
  return { name, searchedText: [legend, name, textOf(element.closest(".row, li"))].join(" "), element }
}

/** The controls in an element, in order. Of several controls with the same name, the first alone. */
export const controlsIn = (root: ParentNode): ReadonlyArray<FoundControl> => {
  const all = [...root.querySelectorAll<HTMLElement>("button, input, select, textarea")].map(describe)
  return [...new Map(all.toReversed().map((each) => [each.name, each])).values()].toReversed()
}

/** Whether a text has every typed word. Case does not matter. */
export const hasWords = (text: string, typed: string): boolean => {
  const lowered = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lowered.includes(word))
}
