// Replaces `vitest/browser` for page tests in Node: implements the part of its API that tests use, by Testing Library.
import {
  type ByRoleOptions,
  fireEvent,
  isInaccessible,
  queryAllByLabelText,
  queryAllByRole,
} from "@testing-library/dom"
import { PointerEventsCheckLevel, userEvent as events } from "@testing-library/user-event"
import { expect } from "vitest"
import type { LocatorByRoleOptions, LocatorOptions } from "vitest/browser"

type Text = string | RegExp

const plain = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim()

/** Compares text. A string must equal the whole text; if `exact` is false, the text must contain it, ignoring case. */
const matcher =
  (wanted: Text, exact = true) =>
  (content: string | null): boolean => {
    const text = plain(content)
    if (typeof wanted !== "string") return wanted.test(text)
    return exact ? text === plain(wanted) : text.toLowerCase().includes(plain(wanted).toLowerCase())
  }

/** The innermost elements with a matching text. */
const byText = (root: HTMLElement, wanted: Text, exact?: boolean): Array<HTMLElement> => {
  const fits = matcher(wanted, exact)
  const matches = (element: Element): boolean =>
    !element.matches("script, style") && fits(element.textContent)
  return [...root.querySelectorAll<HTMLElement>("*")].filter(
    (element) => matches(element) && ![...element.children].some(matches),
  )
}

const byRole = (root: HTMLElement, role: string, options: LocatorByRoleOptions): Array<HTMLElement> => {
  const { name, exact, includeHidden = false, disabled, ...states } = options
  const found = queryAllByRole(root, role, {
    ...(states as ByRoleOptions),
    hidden: includeHidden,
    ...(name === undefined ? {} : { name: matcher(name, exact) }),
  })
  const all = role === "textbox" ? [...found, ...secrets(root, options)].sort(inOrder) : found
  return disabled === undefined ? all : all.filter((element) => isDisabled(element) === disabled)
}

/** Finds password fields, which have no ARIA role but which browser drivers treat as text fields. */
const secrets = (
  root: HTMLElement,
  { name, exact, includeHidden }: LocatorByRoleOptions,
): Array<HTMLElement> => {
  const labelled = name === undefined ? matcher(/^/) : matcher(name, exact)
  return queryAllByLabelText(root, (content) => labelled(content)).filter(
    (element) =>
      element.matches("input[type=password]") && (includeHidden === true || !isInaccessible(element)),
  )
}

const inOrder = (one: HTMLElement, other: HTMLElement): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

const isDisabled = (element: HTMLElement): boolean =>
  element.matches(":disabled") || element.closest("[aria-disabled=true]") !== null

// Skips the check of `pointer-events` styles. Behind a Radix dialog, queries by role already find nothing.
const user = () => events.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })

/** Waits until a locator finds an enabled element. */
const ready = async (locator: Locator): Promise<HTMLElement> => {
  const isReady = (): boolean => !isDisabled(locator.element())
  await expect.poll(isReady, { message: `${locator.selector} is ready` }).toBe(true)
  return locator.element()
}

interface Filter {
  readonly hasText?: Text
  readonly hasNotText?: Text
  readonly has?: Locator
}

export class Locator {
  readonly selector: string
  readonly #find: () => Array<HTMLElement>

  constructor(selector: string, find: () => Array<HTMLElement>) {
    this.selector = selector
    this.#find = find
  }

  #within(step: string, find: (root: HTMLElement) => Array<HTMLElement>): Locator {
    return new Locator(`${this.selector} ${step}`, () => [...new Set(this.#find().flatMap(find))])
  }

  readonly getByRole = (role: string, options: LocatorByRoleOptions = {}): Locator =>
    this.#within(`${role} '${String(options.name ?? "")}'`, (root) => byRole(root, role, options))

  readonly getByText = (text: Text, options: LocatorOptions = {}): Locator =>
    this.#within(`text '${String(text)}'`, (root) => byText(root, text, options.exact))

  readonly getByLabelText = (text: Text, options: LocatorOptions = {}): Locator =>
    this.#within(`label '${String(text)}'`, (root) =>
      queryAllByLabelText(root, (content) => matcher(text, options.exact)(content)),
    )

  readonly filter = ({ hasText, hasNotText, has }: Filter): Locator => {
    const contains = (root: HTMLElement, inner: Locator): boolean =>
      inner.elements().some((element) => root !== element && root.contains(element))
    const passes = (element: HTMLElement): boolean =>
      (hasText === undefined || matcher(hasText, false)(element.textContent)) &&
      (hasNotText === undefined || !matcher(hasNotText, false)(element.textContent)) &&
      (has === undefined || contains(element, has))
    return new Locator(`${this.selector} filter`, () => this.#find().filter(passes))
  }

  readonly nth = (index: number): Locator =>
    new Locator(`${this.selector} nth ${index}`, () =>
      this.#find().slice(index, index === -1 ? undefined : index + 1),
    )

  readonly first = (): Locator => this.nth(0)

  readonly last = (): Locator => this.nth(-1)

  readonly elements = (): Array<HTMLElement> => this.#find()

  readonly all = (): Array<Locator> => this.#find().map((_, index) => this.nth(index))

  readonly query = (): HTMLElement | null => {
    const found = this.#find()
    if (found.length > 1) throw new Error(`${found.length} elements: ${this.selector}`)
    return found[0] ?? null
  }

  readonly element = (): HTMLElement => {
    const found = this.query()
    if (found === null) throw new Error(`No element: ${this.selector}`)
    return found
  }

  readonly click = async (): Promise<void> => user().click(await ready(this))

  readonly dblClick = async (): Promise<void> => user().dblClick(await ready(this))

  readonly hover = async (): Promise<void> => user().hover(await ready(this))

  readonly clear = (): Promise<void> => this.fill("")

  /** Replaces the text of a field by a single input event, as browser drivers do. */
  readonly fill = async (text: string): Promise<void> => {
    const input = await ready(this)
    input.focus()
    const limit = Number(input.getAttribute("maxlength") ?? Number.POSITIVE_INFINITY)
    fireEvent.input(input, { target: { value: text.slice(0, limit) } })
  }

  readonly selectOptions = async (options: string | ReadonlyArray<string>): Promise<void> =>
    user().selectOptions(await ready(this), [options].flat())
}

const root = new Locator("page", () => [document.body])

export const page = {
  getByRole: root.getByRole,
  getByText: root.getByText,
  getByLabelText: root.getByLabelText,
  elementLocator: (element: HTMLElement): Locator => new Locator(element.tagName, () => [element]),
  viewport: async (width: number, height: number): Promise<void> => {
    Object.assign(window, { innerWidth: width, innerHeight: height })
    window.dispatchEvent(new Event("resize"))
  },
}

export const userEvent = {
  keyboard: (text: string): Promise<void> => user().keyboard(text),
  tab: (options?: { readonly shift?: boolean }): Promise<void> => user().tab(options),
}

/** `expect.element` of Vitest's browser: retries until the assertion passes for the element of the locator. */
export const expectElement = (subject: Locator | Element, options?: { readonly timeout?: number }) => {
  function found(this: object) {
    if (!(subject instanceof Locator)) return subject
    const { _name: name, negate = false } = Reflect.get(this, "__flags") as Record<string, unknown>
    // `__flags` is chai's internal state of the assertion.
    return negate === true && name === "toBeInTheDocument" ? subject.query() : subject.element()
  }
  return expect.poll(found, options)
}
