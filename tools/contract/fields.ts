import { Array as Arr } from "effect"

import { languages } from "#config/product.ts"

import { calls, type NamedCall } from "./calls.ts"
import { type JsonSchema, jsonSchemaOf } from "./jsonSchema.ts"
import { schemas, values } from "./document.ts"

/** Writes a schema in the notation of `docs/gateway.md`. */
const notationOf = ({ $ref, anyOf, items, properties, required = [], ...more }: JsonSchema): string => {
  if ($ref !== undefined) return $ref.replace("#/$defs/", "")
  if (more.enum !== undefined) return alternatives(more.enum.map((word) => JSON.stringify(word)))
  if (anyOf !== undefined) return alternatives(anyOf.map(notationOf))
  if (items !== undefined) return listOf(notationOf(items))
  if (properties !== undefined)
    return `{ ${Object.entries(properties)
      .map(([name, field]) => fieldOf(required.includes(name) ? name : `${name}?`, notationOf(field)))
      .join(", ")} }`
  if (more.type !== "object") return more.type ?? "unknown"
  const { additionalProperties } = more
  return typeof additionalProperties === "object"
    ? `{ [name]: ${notationOf(additionalProperties)} }`
    : "{ … }"
}

/** Names for types that many fields have. */
const known: ReadonlyMap<string, string> = new Map([
  ["string | number", "id"],
  [languages.map((language) => JSON.stringify(language)).join(" | "), "Language"],
])

const alternatives = (types: ReadonlyArray<string>): string =>
  known.get(types.join(" | ")) ?? types.join(" | ")

const listOf = (entry: string): string => (/^\w+$/.test(entry) ? `${entry}[]` : `[${entry}]`)

const fieldOf = (name: string, type: string): string => (type === "string" ? name : `${name}: ${type}`)

const lineOf = ({ name, call }: NamedCall, value: JsonSchema): string => {
  const input = jsonSchemaOf(call.input).schema
  const facts = [
    ...("type" in input ? [`takes \`${notationOf(input)}\``] : []),
    ...(Object.keys(value).length === 0 ? [] : [`returns \`${notationOf(value)}\``]),
  ]
  return `- \`${call.method} ${call.path}\` (\`${name}\`${call.encrypted ? ", encrypted" : ""}) ${facts.join(", ")}`.trimEnd()
}

const byPath = (one: NamedCall, other: NamedCall): number =>
  one.call.path.localeCompare(other.call.path, "en") || one.name.localeCompare(other.name, "en")

const markdown = (): string => {
  const areas = Object.entries(Arr.groupBy(calls, ({ area }) => area)).map(([area, own]) =>
    [
      `### ${area}`,
      "",
      ...own.toSorted(byPath).map((each) => lineOf(each, values.get(each.name) ?? {})),
    ].join("\n"),
  )
  const shapes = Object.keys(schemas).toSorted()
  const named = shapes.map((name) => `- **${name}** is \`${notationOf(schemas[name] ?? {})}\``)
  return [...areas, ["### Shapes of several calls", "", ...named].join("\n")].join("\n\n")
}

/** Replaces the part of a page between two comments, of which the first begins with `The PART:`. */
export const replaced = (page: string, part: string, text: string): string => {
  const [before, after, ...more] = page.split(
    new RegExp(`(?<=<!-- The ${part}: [^>]*-->)[^]*(?=<!-- The end)`),
  )
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The page does not have one part called ${part}`)
  return `${before}\n\n${text}\n\n${after}`
}

const part = "fields of the calls"

/** `docs/gateway.md` with an up-to-date list of the calls' fields. */
export const withFields = (page: string): string => replaced(page, part, markdown())

/** `docs/gateway.md` without the list of fields, which an OpenAPI document contains already. */
export const withoutFields = (page: string): string => replaced(page, part, "")
