import { readShape, type Shape } from "./shapes.ts"

/** A call as `docs/gateway.md` describes it. */
export interface DescribedCall {
  /** `METHOD path`. */
  readonly key: string
  /** Its section, such as `§4 Wallet and cashier`. */
  readonly section: string
  /** The whole item in Markdown. */
  readonly text: string
  /** The shapes of its value; several for a call with several kinds of values, none where the page has only prose. */
  readonly returned: ReadonlyArray<Shape>
}

export interface ContractPage {
  readonly version: string
  readonly sections: ReadonlyArray<string>
  readonly calls: ReadonlyMap<string, DescribedCall>
  /** The shapes with a name, such as `Game`. */
  readonly named: ReadonlyMap<string, Shape>
  /** §4 "Money moves" in Markdown, with its table. */
  readonly money: string
}

/** Reads `docs/gateway.md`. */
export const readPage = (text: string): ContractPage => {
  const parts = text.split(/^## (?=§)/m).slice(1)
  const sections = parts.map((part) => (part.split("\n")[0] ?? "").replace(/ \(.*$/, ""))
  const described = parts.flatMap((part, index) => callsOf(sections[index] ?? "", part))
  return {
    version: /This is version (\S+) of the contract/.exec(text)?.[1] ?? "",
    sections,
    calls: new Map(described.map((call) => [call.key, call])),
    named: namedShapes(text),
    money: (/^### Money moves\n([\s\S]*?)(?=^##)/m.exec(text)?.[1] ?? "").trim(),
  }
}

const callNames = /\b(GET|POST|PUT|DELETE) (\/[\w/]+)`( \(not used\b)?/g

const callsOf = (section: string, part: string): ReadonlyArray<DescribedCall> =>
  part
    .split(/^- /m)
    .slice(1)
    .flatMap((item) => {
      const [first = ""] = item.split(/\n(?! )/)
      const text = first.replace(/\s+/g, " ").trim()
      return [...text.matchAll(callNames)].flatMap(([, method = "", path = "", unused]) =>
        unused === undefined ? [{ key: `${method} ${path}`, section, text, returned: returnedBy(text) }] : [],
      )
    })

const span = /`([^`]+)`/g

/** A code span that is a shape: braces, brackets, a name, a list of texts. */
const isShape = (code: string): boolean => /^([{[].*|[A-Z][a-z]+\[\]|string\[\])$/.test(code)

/** The shapes of the sentence that begins with "returns". */
const returnedBy = (text: string): ReadonlyArray<Shape> => {
  const [, sentence = ""] = /\breturns? ((?:`[^`]*`|[^.`])*)/.exec(text) ?? []
  const shapes = [...sentence.matchAll(span)].flatMap(([, code = ""]) =>
    isShape(code) ? [readShape(code)] : [],
  )
  return sentence.startsWith("paged") ? shapes.map(pagedOf) : shapes
}

/** `{ content: […], pageNum, totalPages }` (gateway §1 "Paging"). */
const pagedOf = (content: Shape): Shape => ({
  fields: new Map([
    ["content", { isOptional: false, shape: content }],
    ["pageNum", { isOptional: false, shape: {} }],
    ["totalPages", { isOptional: false, shape: {} }],
  ]),
})

/** `**Game** (s) is `{ … }``; a second shape of the same sentence adds its fields. */
const namedShapes = (text: string): ReadonlyMap<string, Shape> =>
  new Map(
    [
      ...text.replace(/\s+/g, " ").matchAll(/\*\*(\w+)\*\* \(\w\) is `([^`]+)`(?: and \(\w\) `([^`]+)`)?/g),
    ].map(([, name = "", first = "", second]) => {
      const all = [first, ...(second === undefined ? [] : [second])].map(readShape)
      return [name, { fields: new Map(all.flatMap(({ fields = new Map() }) => [...fields])) }]
    }),
  )
