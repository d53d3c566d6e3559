import { Schema, SchemaAST } from "effect"

/** A JSON Schema (2020-12). */
export type Json = Readonly<Record<string, unknown>>

/**
 * What the sender of a value promises, as JSON Schema: the encoded side of a schema, without what the app only tolerates.
 * Such schemas carry the promised one in the annotation `promised`.
 */
export const promised = (schema: Schema.Constraint): Json => ofNode(schema.ast)

const ofNode = (ast: SchemaAST.AST): Json => {
  // Effect keeps an annotation that follows a check at the check.
  const given = (ast.annotations ?? {})["promised"] ?? SchemaAST.resolveAt<unknown>("promised")(ast)
  if (Schema.isSchema(given)) return ofNode(given.ast)
  const last = ast.encoding?.at(-1)
  if (last !== undefined) return ofNode(last.to)
  switch (ast._tag) {
    case "String":
      return { type: "string" }
    case "Number":
      return { type: "number" }
    case "Boolean":
      return { type: "boolean" }
    case "Null":
      return { type: "null" }
    case "Literal":
      return { const: ast.literal }
    case "Unknown":
    case "Any":
      return {}
    case "Arrays":
      return { type: "array", items: ofEntry(ast) }
    case "Objects":
      return ofObject(ast)
    case "Union":
      return ofUnion(ast)
    default:
      throw new Error(`No JSON Schema for ${ast._tag}`)
  }
}

const ofEntry = ({ rest }: SchemaAST.Arrays): Json => (rest[0] === undefined ? {} : ofNode(rest[0]))

const ofObject = ({ propertySignatures, indexSignatures }: SchemaAST.Objects): Json => {
  const [record] = indexSignatures
  const fields = propertySignatures.map(({ name, type }) => [String(name), type] as const)
  const required = fields.flatMap(([name, type]) => (isOptional(type) ? [] : [name]))
  return {
    type: "object",
    ...(fields.length === 0
      ? {}
      : { properties: Object.fromEntries(fields.map(([name, type]) => [name, ofNode(type)])) }),
    ...(required.length === 0 ? {} : { required }),
    ...(record === undefined ? {} : { additionalProperties: ofNode(record.type) }),
  }
}

const isOptional = (type: SchemaAST.AST): boolean => SchemaAST.isOptional(SchemaAST.toEncoded(type))

/** The amount of a request has an inner form, by which `Gateway` writes its digits: the request has a number. */
const isInner = ({ properties }: Json): boolean =>
  typeof properties === "object" && properties !== null && "\u0000" in properties

const ofUnion = ({ types }: SchemaAST.Union): Json => {
  const all = types.filter(({ _tag }) => _tag !== "Undefined").map(ofNode)
  const members = all.filter((each) => !isInner(each))
  const [only] = members
  if (only !== undefined && members.length === 1) return only
  const constants = members.flatMap((each) => ("const" in each ? [each["const"]] : []))
  if (constants.length === members.length) return { enum: constants }
  const names = members.flatMap(({ type, ...more }) =>
    typeof type === "string" && Object.keys(more).length === 0 ? [type] : [],
  )
  return names.length === members.length ? { type: names } : { anyOf: members }
}
