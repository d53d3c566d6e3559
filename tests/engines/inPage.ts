/** An element, by role and name as a user or assistive technology perceives it. */
export interface Query {
  readonly role: Role
  /** Its whole accessible name. */
  readonly name?: string | undefined
  /** A part of its text. */
  readonly says?: string | undefined
  readonly within?: Query | undefined
}

/** Position of an element in CSS px, and its text. */
export interface Seen {
  readonly text: string
  /** The value of a form field; empty for other elements. */
  readonly value: string
  readonly x: number
  readonly y: number
  /** Whether a touch at its centre hits it and nothing above it. */
  readonly isReached: boolean
  readonly isFocused: boolean
}

const landmarkless = "main, section, article, nav, [role=dialog], [role=alertdialog]"

/** Elements with an implicit role; any other may have an explicit one. */
const elementsOf = {
  alert: "",
  alertdialog: "",
  banner: `header:not(:is(${landmarkless}) header)`,
  button: "button, input[type=submit]",
  contentinfo: `footer:not(:is(${landmarkless}) footer)`,
  dialog: "dialog",
  form: "form",
  heading: "h1, h2, h3",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  main: "main",
  navigation: "nav",
  region: "section",
  row: "tr",
  searchbox: "input[type=search]",
  status: "output",
  textbox: "input[type=text], input[type=password], input[type=tel], input[type=email], textarea",
} as const

export type Role = keyof typeof elementsOf

// The following functions run in the page. Each is sent as text and can use only the others in `parts`.

const squeeze = (text: string): string => text.replace(/\s+/g, " ").trim()

const isShown = (element: Element): boolean =>
  element.closest("[aria-hidden=true], [inert], [hidden]") === null &&
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === "visible"

const contentOf = (node: Node): string => {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || node.matches("[aria-hidden=true], [hidden]")) return ""
  const own = node.getAttribute("aria-label") ?? node.getAttribute("alt")
  const text = own ?? Array.from(node.childNodes, contentOf).join("")
  return getComputedStyle(node).display === "inline" ? text : ` ${text} `
}

const nameOf = (element: Element): string => {
  const named = element.getAttribute("aria-labelledby")
  if (named !== null)
    return squeeze(
      named
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" "),
    )
  const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : []
  const own = element.getAttribute("aria-label") ?? labels.map(contentOf).join(" ")
  return squeeze(own === "" ? contentOf(element) : own)
}

const isAs = (element: Element, { role, name, says }: Query): boolean =>
  (element.getAttribute("role") ?? role) === role &&
  isShown(element) &&
  (name === undefined || nameOf(element) === name) &&
  (says === undefined || squeeze(element.textContent).includes(says))

const allOf = (query: Query): ReadonlyArray<Element> => {
  const places = query.within === undefined ? [document] : allOf(query.within)
  const own = elementsOf[query.role]
  const expected = `[role=${query.role}]${own === "" ? "" : `, ${own}`}`
  return places
    .flatMap((place) => Array.from(place.querySelectorAll(expected)))
    .filter((element) => isAs(element, query))
}

const seenOf = (element: Element): Seen => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = Math.round(left + width / 2)
  const y = Math.round(top + height / 2)
  return {
    text: squeeze(element.textContent),
    value: element instanceof HTMLInputElement ? element.value : "",
    x,
    y,
    isReached: element.contains(document.elementFromPoint(x, y)),
    isFocused: element === document.activeElement,
  }
}

const reach = (query: Query): Seen | undefined => {
  const [first] = allOf(query)
  if (first === undefined) return undefined
  const seen = seenOf(first)
  if (!seen.isReached) first.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
  return seen
}

const parts = { squeeze, isShown, contentOf, nameOf, isAs, allOf, seenOf, reach }

const library = [
  `const elementsOf = ${JSON.stringify(elementsOf)}`,
  ...Object.entries(parts).map(([name, part]) => `const ${name} = ${String(part)}`),
].join("\n")

/** A script that returns all matches of a query. */
export const seeAll = (query: Query): string =>
  `${library}\nreturn allOf(${JSON.stringify(query)}).map(seenOf)`

/**
 * A script that returns the position of a query's first match, and scrolls it into view if it cannot be
 * touched.
 */
export const reachFirst = (query: Query): string => `${library}\nreturn reach(${JSON.stringify(query)})`

/** The description of a query in an error text. */
export const describe = ({ role, name, says, within }: Query): string =>
  [
    role,
    ...(name === undefined ? [] : [`"${name}"`]),
    ...(says === undefined ? [] : [`that says "${says}"`]),
    ...(within === undefined ? [] : [`in ${describe(within)}`]),
  ].join(" ")
