import type { Json } from "./promised.ts"

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const at = (value: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce((inner: unknown, name) => (isJson(inner) ? inner[name] : undefined), value)

const listAt = (value: unknown, name: string): ReadonlyArray<unknown> => {
  const list = at(value, name)
  return Array.isArray(list) ? list : []
}

const resolve = (document: Json, schema: unknown): unknown => {
  const reference = at(schema, "$ref")
  return typeof reference === "string" ? at(document, ...reference.replace(/^#\//, "").split("/")) : schema
}

/** A fact of a document that a gateway or an app relies on: `GET /x › games[].nodeId`, and what is said of it. */
type Facts = ReadonlyMap<string, string>

const typeOf = (schema: unknown): string => {
  const fixed = at(schema, "const")
  const words = [...(fixed === undefined ? [] : [fixed]), ...listAt(schema, "enum")]
  if (words.length > 0) return words.map((word) => JSON.stringify(word)).join(" | ")
  const types = [at(schema, "type") ?? "any"].flat()
  return types.map(String).join(" | ")
}

/** The facts of a schema and everything in it. References that contain themselves are followed once. */
const schemaFacts = (
  document: Json,
  given: unknown,
  place: string,
  seen: ReadonlyArray<unknown> = [],
): Facts => {
  const schema = resolve(document, given)
  if (seen.includes(schema)) return new Map()
  const facts = new Map<string, string>()
  const addAll = (inner: unknown, where: string): void => {
    for (const [key, fact] of schemaFacts(document, inner, where, [...seen, schema])) facts.set(key, fact)
  }
  const properties = at(schema, "properties")
  for (const [name, inner] of isJson(properties) ? Object.entries(properties) : []) {
    const isNeeded = listAt(schema, "required").includes(name)
    const key = `${place}.${name}`
    facts.set(key, `${isNeeded ? "required" : "optional"}, ${typeOf(resolve(document, inner))}`)
    addAll(inner, key)
  }
  addAll(at(schema, "items"), `${place}[]`)
  addAll(at(schema, "additionalProperties"), `${place}.*`)
  for (const inner of listAt(schema, "anyOf")) addAll(inner, place)
  return facts
}

const methods = ["get", "post", "put", "delete"]

const jsonOf = (body: unknown): unknown => at(body, "content", "application/json", "schema")

const operations = (document: Json): ReadonlyArray<readonly [string, unknown]> =>
  Object.entries(at(document, "paths") ?? {}).flatMap(([path, item]: [string, unknown]) =>
    methods.flatMap((method) => {
      const operation = at(item, method)
      return operation === undefined ? [] : [[`${method.toUpperCase()} ${path}`, operation] as const]
    }),
  )

const sent = (document: Json): Facts =>
  new Map(
    operations(document).flatMap(([name, operation]) => {
      const given = listAt(operation, "parameters").map((parameter) => resolve(document, parameter))
      const fields = given.map((parameter): readonly [string, string] => [
        `${name} › ${String(at(parameter, "in"))} ${String(at(parameter, "name"))}`,
        `${at(parameter, "required") === true ? "required" : "optional"}, ${typeOf(at(parameter, "schema"))}`,
      ])
      const body = jsonOf(at(operation, "requestBody"))
      return [...fields, ...schemaFacts(document, at(body, "x-plain") ?? body, `${name} › body`)]
    }),
  )

const answered = (document: Json): Facts =>
  new Map(
    operations(document).flatMap(([name, operation]) => [
      ...schemaFacts(document, jsonOf(at(operation, "responses", "200")), `${name} › response`),
    ]),
  )

const compare = (old: Facts, next: Facts, isBreaking: (fact: string) => boolean): ReadonlyArray<string> => [
  ...[...old].flatMap(([key, fact]) => {
    const now = next.get(key)
    if (now === undefined) return [`${key} is gone`]
    return now === fact ? [] : [`${key} was ${fact}, is ${now}`]
  }),
  ...[...next].flatMap(([key, fact]) =>
    !old.has(key) && isBreaking(fact) ? [`${key} is new: ${fact}`] : [],
  ),
]

/**
 * The changes after which an app or a gateway of the old contract may fail with one of the new: a call or field that is
 * gone or differs, a new call, a new required field. New optional fields and new message codes break nothing.
 */
export const breakingChanges = (old: Json, next: Json): ReadonlyArray<string> => {
  const [before, after] = [old, next].map((document) => new Set(operations(document).map(([name]) => name)))
  const names = (from: Set<string> | undefined, to: Set<string> | undefined, what: string) =>
    [...(from ?? [])].filter((name) => !(to?.has(name) ?? false)).map((name) => `${name} is ${what}`)
  const isOfBoth = (text: string): boolean =>
    [before, after].every((each) => each?.has(text.split(" › ")[0] ?? "") ?? false)
  const isNeeded = (fact: string): boolean => fact.startsWith("required")
  const fields = [
    ...compare(sent(old), sent(next), isNeeded),
    ...compare(answered(old), answered(next), isNeeded),
  ]
  return [
    ...names(before, after, "gone"),
    ...names(after, before, "new"),
    ...fields.filter((text) => isOfBoth(text) && !text.includes("response.message was")),
  ]
}

/** Whether a version is higher than another, each of numbers with dots. */
export const isHigher = (version: string, than: string): boolean =>
  version.localeCompare(than, "en", { numeric: true }) > 0

/** What `--diff` says about two versions of a document, and whether the version had to rise and did not. */
export const diffOf = (
  old: Versioned,
  next: Versioned,
): { readonly lines: ReadonlyArray<string>; readonly isRefused: boolean } => {
  const changes = breakingChanges(old.document, next.document)
  const isRefused = changes.length > 0 && !isHigher(next.version, old.version)
  return {
    lines: [
      ...changes,
      `${changes.length} breaking changes since version ${old.version}`,
      ...(isRefused ? [`The version is still ${next.version}: raise it in docs/gateway.md.`] : []),
    ],
    isRefused,
  }
}

export interface Versioned {
  readonly version: string
  readonly document: Json
}

/** An OpenAPI document with its version; undefined for any other value. */
export const versioned = (value: unknown): Versioned | undefined => {
  const version = at(value, "info", "version")
  return isJson(value) && isJson(value["paths"]) && typeof version === "string"
    ? { version, document: value }
    : undefined
}
