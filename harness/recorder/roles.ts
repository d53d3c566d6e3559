const byTag: Readonly<Record<string, string>> = {
  ARTICLE: "article",
  ASIDE: "complementary",
  BLOCKQUOTE: "blockquote",
  BUTTON: "button",
  CAPTION: "caption",
  CODE: "code",
  DD: "definition",
  DEL: "deletion",
  DETAILS: "group",
  DIALOG: "dialog",
  DT: "term",
  EM: "emphasis",
  FIELDSET: "group",
  FIGURE: "figure",
  H1: "heading",
  H2: "heading",
  H3: "heading",
  H4: "heading",
  H5: "heading",
  H6: "heading",
  HR: "separator",
  IFRAME: "iframe",
  IMG: "img",
  INS: "insertion",
  LI: "listitem",
  MAIN: "main",
  MARK: "mark",
  METER: "meter",
  NAV: "navigation",
  OL: "list",
  OPTION: "option",
  OUTPUT: "status",
  P: "paragraph",
  PROGRESS: "progressbar",
  SEARCH: "search",
  SELECT: "combobox",
  STRONG: "strong",
  SUB: "subscript",
  SUMMARY: "button",
  SUP: "superscript",
  svg: "img",
  TABLE: "table",
  TBODY: "rowgroup",
  TD: "cell",
  TEXTAREA: "textbox",
  TFOOT: "rowgroup",
  TH: "columnheader",
  THEAD: "rowgroup",
  TIME: "time",
  TR: "row",
  UL: "list",
}

/** Types of `input` that are no text field. Playwright finds a password field as a text field, too. */
const byInputType: Readonly<Record<string, string>> = {
  button: "button",
  submit: "button",
  reset: "button",
  image: "button",
  file: "button",
  checkbox: "checkbox",
  radio: "radio",
  range: "slider",
  number: "spinbutton",
  search: "searchbox",
}

/** The elements in which a header or footer is not that of the page. */
const sections =
  "article, aside, main, nav, section, [role=article], [role=main], [role=navigation], [role=region]"

const isNamed = (element: Element): boolean =>
  element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby")

/** The roles of elements that have one only under a condition. */
const conditional: Readonly<Record<string, (element: Element) => string>> = {
  A: (element) => (element.hasAttribute("href") ? "link" : ""),
  FOOTER: (element) => (element.closest(sections) === null ? "contentinfo" : ""),
  FORM: (element) => (isNamed(element) ? "form" : ""),
  HEADER: (element) => (element.closest(sections) === null ? "banner" : ""),
  IMG: (element) => (element.getAttribute("alt") === "" && !element.hasAttribute("title") ? "" : "img"),
  SECTION: (element) => (isNamed(element) ? "region" : ""),
  TH: (element) => (element.getAttribute("scope")?.startsWith("row") === true ? "rowheader" : "columnheader"),
}

/** The ARIA role of an element, as far as the app uses it; empty for others. */
export const roleOf = (element: Element): string => {
  const given = element.getAttribute("role")?.trim().split(/\s+/)[0] ?? ""
  if (given !== "") return given
  if (element instanceof HTMLInputElement) return byInputType[element.type] ?? "textbox"
  return conditional[element.tagName]?.(element) ?? byTag[element.tagName] ?? ""
}

/** Roles whose name is their content, if no attribute names them. */
export const namedByContent = new Set(
  "button cell checkbox columnheader gridcell heading link menuitem menuitemradio option radio rowheader switch tab".split(
    " ",
  ),
)
