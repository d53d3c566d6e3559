import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js"

import { schemas, values } from "./document.ts"
import type { JsonSchema } from "./jsonSchema.ts"

/** Kinds of differences from the contract. A missing list or record (`list`) breaks a whole page, other kinds a part of the page. */
export type Kind = "list" | "field" | "number" | "word" | "type"

interface Problem {
  readonly kind: Kind
  /** A JSON pointer such as `/games/3/nodeId`. */
  readonly pointer: string
  readonly what: string
}

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true })
const compiled = new Map<string, ValidateFunction>()

/** Validates the value of a call's response against the contract. */
export const validate = (name: string, value: unknown): ReadonlyArray<Problem> => {
  const check = compiled.get(name) ?? ajv.compile({ ...values.get(name), $defs: schemas })
  compiled.set(name, check)
  if (check(value)) return []
  const problems = (check.errors ?? []).flatMap(problemOf).toReversed()
  // If a value matches no alternative, each alternative gives an error. Only the first is reported.
  return [...new Map(problems.map((problem) => [problem.pointer, problem])).values()].toReversed()
}

/** Keywords whose own errors add nothing to the errors of their branches. */
const collecting = new Set(["anyOf", "oneOf", "if"])

const problemOf = (error: ErrorObject): ReadonlyArray<Problem> => {
  const { keyword, instancePath, message = "is wrong", params, parentSchema } = error
  if (collecting.has(keyword) || params["type"] === "null") return []
  if (keyword !== "required")
    return [{ kind: kindOf(error), pointer: instancePath, what: `${placeOf(instancePath)} ${message}` }]
  const field = String(params["missingProperty"])
  const pointer = `${instancePath}/${field}`
  const schema: JsonSchema | undefined = parentSchema?.["properties"]?.[field]
  return [{ kind: holdsMany(schema) ? "list" : "field", pointer, what: `${placeOf(pointer)} is missing` }]
}

const isMany = (type: unknown): boolean => type === "array" || type === "object"

const holdsMany = ({ $ref, type, anyOf = [] }: JsonSchema = {}): boolean =>
  $ref !== undefined || isMany(type) || anyOf.some(holdsMany)

const kindOf = ({ keyword, params, data }: ErrorObject): Kind => {
  if (keyword === "enum" || keyword === "const") return "word"
  if (keyword !== "type") return "type"
  const type: unknown = params["type"]
  if (isMany(type)) return "list"
  return type === "number" && data !== null ? "number" : "type"
}

/** Converts a JSON pointer to the form `games[].nodeId`. */
const placeOf = (pointer: string): string =>
  pointer === ""
    ? "the value"
    : pointer
        .slice(1)
        .replace(/\/?\b\d+(?=\/|$)/g, "[]")
        .replaceAll("/", ".")
