import { fieldOf } from "./exchange.ts"

const at = (value: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce((inner, name) => fieldOf(inner, name), value)

const list = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const entries = (value: unknown): ReadonlyArray<[string, unknown]> => Object.entries(value ?? {})

const typeOf = (schema: unknown): string => {
  const fixed = at(schema, "const")
  const words = [...(fixed === undefined ? [] : [fixed]), ...list(at(schema, "enum"))]
  if (words.length > 0) return words.map((word) => JSON.stringify(word)).join(" | ")
  const alternatives = list(at(schema, "anyOf"))
  if (alternatives.length > 0) return alternatives.map(typeOf).join(" | ")
  const type = at(schema, "type")
  return typeof type === "string" ? type : "any"
}

/** The fact that a call exists. */
const aCall = "call"

const isNeeded = (fact: string): boolean => fact === aCall || fact.startsWith("required")

/** The facts on which a gateway or an app relies, by path: `GET /x › response.value.id` is `required, string`. */
const factsOf = (document: unknown): ReadonlyMap<string, string> => {
  const facts = new Map<string, string>()
  const resolve = (schema: unknown): unknown => {
    const reference = at(schema, "$ref")
    return typeof reference === "string" ? at(document, ...reference.split("/").slice(1)) : schema
  }
  const add = (place: string, isRequired: boolean, schema: unknown): void => {
    facts.set(place, `${isRequired ? "required" : "optional"}, ${typeOf(resolve(schema))}`)
  }
  const addFields = (given: unknown, place: string): void => {
    const schema = resolve(given)
    for (const [name, field] of entries(at(schema, "properties"))) {
      add(`${place}.${name}`, list(at(schema, "required")).includes(name), field)
      addFields(field, `${place}.${name}`)
    }
    if (at(schema, "items") !== undefined) addFields(at(schema, "items"), `${place}[]`)
    for (const inner of list(at(schema, "anyOf"))) addFields(inner, place)
    const others = at(schema, "additionalProperties")
    if (typeof others === "object") addFields(others, `${place}.*`)
  }
  for (const [path, methods] of entries(at(document, "paths")))
    for (const [method, operation] of entries(methods)) {
      const call = `${method.toUpperCase()} ${path}`
      facts.set(call, aCall)
      for (const parameter of list(at(operation, "parameters")).map(resolve)) {
        const place = `${call} › ${String(at(parameter, "in"))} ${String(at(parameter, "name"))}`
        add(place, at(parameter, "required") === true, at(parameter, "schema"))
      }
      const body = at(operation, "requestBody", "content", "application/json", "schema")
      addFields(at(body, "x-plain") ?? body, `${call} › body`)
      const response = at(operation, "responses", "200", "content", "application/json", "schema")
      for (const alternative of list(at(response, "anyOf")))
        // Skips refusals, because all have the same form and a new message code breaks nothing.
        if (at(alternative, "$ref") !== "#/components/schemas/Refusal")
          addFields(alternative, `${call} › response`)
    }
  return facts
}

/**
 * The changes with which an app and a gateway of different contract versions may fail: removed or changed calls and
 * fields, new calls, and new required fields.
 */
export const breakingChanges = (old: unknown, next: unknown): ReadonlyArray<string> => {
  const [before, after] = [factsOf(old), factsOf(next)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const [call = ""] = place.split(" › ")
    if (place !== call && !(before.has(call) && after.has(call))) return []
    const [was, is] = [before.get(place), after.get(place)]
    if (is === undefined) return [`${place} is gone`]
    if (was === undefined) return isNeeded(is) ? [`${place} is new${is === aCall ? "" : `: ${is}`}`] : []
    return was === is ? [] : [`${place} was ${was}, is ${is}`]
  })
}

/** The version of an OpenAPI document; undefined for any other value. */
export const versionOf = (document: unknown): string | undefined => {
  const version = at(document, "info", "version")
  return typeof version === "string" && at(document, "paths") !== undefined ? version : undefined
}

/** Whether a dotted version number is higher than another. */
export const isHigher = (version: string, than: string): boolean =>
  version.localeCompare(than, "en", { numeric: true }) > 0
