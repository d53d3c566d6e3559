import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js"

import type { Contract } from "./document.ts"

/** How a value differs from the contract. A list or record that is missing breaks a page; the others a part of it. */
export type Kind = "list" | "field" | "number" | "word" | "type"

export interface Problem {
  readonly kind: Kind
  /** Such as `games[].nodeId`. */
  readonly place: string
  readonly what: string
}

export type Validate = (name: string, value: unknown) => ReadonlyArray<Problem>

/** Validates values of responses by the schemas of a contract. Each kind of problem is reported once for a place. */
export const validator = ({ values, schemas }: Contract): Validate => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true })
  const compiled = new Map<string, ValidateFunction>()
  return (name, value) => {
    const check = compiled.get(name) ?? ajv.compile({ ...values.get(name), components: { schemas } })
    compiled.set(name, check)
    if (check(value)) return []
    const problems = (check.errors ?? []).flatMap(problemOf)
    return [...new Map(problems.map((each) => [`${each.kind} ${each.place}`, each])).values()]
  }
}

/** The keywords that only collect the errors of their branches. */
const collecting = new Set(["anyOf", "oneOf", "if"])

const problemOf = (error: ErrorObject): ReadonlyArray<Problem> => {
  if (collecting.has(error.keyword) || error.params["type"] === "null") return []
  if (error.keyword !== "required") {
    const place = placeOf(error.instancePath)
    return [{ kind: kindOf(error), place, what: `${place} ${error.message ?? "is wrong"}` }]
  }
  const field = String(error.params["missingProperty"])
  const place = placeOf(`${error.instancePath}/${field}`)
  const type = typeAt(error.parentSchema, field)
  const holdsMany = type === "array" || type === "object" || type === undefined
  return [{ kind: holdsMany ? "list" : "field", place, what: `${place} is missing` }]
}

const kindOf = ({ keyword, params, data }: ErrorObject): Kind => {
  if (keyword === "enum" || keyword === "const") return "word"
  if (keyword !== "type") return "type"
  const type: unknown = params["type"]
  if (type === "array" || type === "object") return "list"
  return type === "number" && data !== null ? "number" : "type"
}

const typeAt = (schema: unknown, field: string): unknown => {
  if (typeof schema !== "object" || schema === null || !("properties" in schema)) return undefined
  const found: unknown = Object.entries(schema.properties ?? {}).find(([name]) => name === field)?.[1]
  if (typeof found !== "object" || found === null) return undefined
  // A reference is a record with a name.
  return "type" in found ? found.type : undefined
}

const placeOf = (pointer: string): string =>
  pointer === ""
    ? "the value"
    : pointer
        .slice(1)
        .replace(/\/?\b\d+(?=\/|$)/g, "[]")
        .replaceAll("/", ".")
