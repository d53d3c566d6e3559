import type { Json } from "./promised.ts"
import type { Shape } from "./shapes.ts"

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const propertiesOf = ({ properties }: Json): Readonly<Record<string, Json>> =>
  isJson(properties)
    ? Object.fromEntries(
        Object.entries(properties).flatMap(([name, each]) => (isJson(each) ? [[name, each]] : [])),
      )
    : {}

export const itemsOf = ({ items }: Json): Json => (isJson(items) ? items : {})

/** The member of a nullable schema that is not null. */
const inner = (schema: Json): Json => {
  const { anyOf } = schema
  return Array.isArray(anyOf)
    ? (anyOf.find((each: unknown): each is Json => isJson(each) && each["type"] !== "null") ?? schema)
    : schema
}

/** How a shape with a name becomes a schema: a reference to a component. */
export type Naming = (name: string, schema: Json) => Json

/**
 * A schema whose fields are required as the page says. The schema of the app alone does not say it, because the app
 * tolerates most missing fields. A field that only the app's schema has is optional.
 */
export const required = (schema: Json, shape: Shape, naming: Naming): Json => {
  if (Array.isArray(schema["anyOf"])) {
    const own = inner(schema)
    return {
      anyOf: schema["anyOf"].map((each: unknown) => (each === own ? required(own, shape, naming) : each)),
    }
  }
  if (shape.name !== undefined) return naming(shape.name, schema)
  if (shape.entry !== undefined && schema["type"] === "array")
    return { ...schema, items: required(itemsOf(schema), shape.entry, naming) }
  if (shape.values !== undefined && isJson(schema["additionalProperties"]))
    return { ...schema, additionalProperties: required(schema["additionalProperties"], shape.values, naming) }
  return shape.fields === undefined || shape.fields.size === 0
    ? schema
    : ofFields(schema, shape.fields, naming)
}

const ofFields = (schema: Json, fields: NonNullable<Shape["fields"]>, naming: Naming): Json => {
  const properties = Object.entries(propertiesOf(schema))
  const needed: ReadonlyArray<unknown> = Array.isArray(schema["required"]) ? schema["required"] : []
  const names = properties.flatMap(([name]) =>
    fields.get(name)?.isOptional === false || needed.includes(name) ? [name] : [],
  )
  return {
    ...schema,
    properties: Object.fromEntries(
      properties.map(([name, each]) => [name, required(each, fields.get(name)?.shape ?? {}, naming)]),
    ),
    required: names,
  }
}

/** The shape among several that has the most fields of a schema, and no other. */
export const shapeOf = (schema: Json, shapes: ReadonlyArray<Shape>): Shape | undefined => {
  const [first, ...others] = shapes
  if (first === undefined || others.length === 0) return first
  const own = propertiesOf(inner(schema))
  const sizeOf = ({ fields }: Shape): number =>
    fields !== undefined && [...fields.keys()].every((name) => name in own) ? fields.size : 0
  return shapes.reduce((best, each) => (sizeOf(each) > sizeOf(best) ? each : best))
}
