import { Array as Arr } from "effect"

import { gatewayPlatform, languages } from "#config/product.ts"
import { codes as limitCodes } from "#domain/protection/LimitRefusal.ts"
import { codes } from "#domain/Failure.ts"

import { calls, type NamedCall } from "./calls.ts"
import { type JsonSchema, jsonSchemaOf } from "./jsonSchema.ts"
import { contractVersion } from "./version.ts"

/** An object of an OpenAPI 3.1 document. */
export type Json = Readonly<Record<string, unknown>>

const outputs = calls.map(({ name, call }) => ({ name, ...jsonSchemaOf(call.output) }))

/** The schema of each call's response value, by the name of the call's constant. References have the form `#/$defs/NAME`. */
export const values: ReadonlyMap<string, JsonSchema> = new Map(
  outputs.map(({ name, schema }) => [name, schema]),
)

/** The named schemas, to which other schemas refer. */
export const schemas: Readonly<Record<string, JsonSchema>> = Object.assign(
  {},
  ...outputs.map(({ definitions }) => definitions),
)

/** Builds the contract of all calls as an OpenAPI 3.1 document. `examples` contains response values by the names of calls. */
export const contractOf = (description = "", examples: ReadonlyMap<string, unknown> = new Map()): Json => {
  const paths: Record<string, Json> = {}
  for (const same of Object.values(Arr.groupBy(calls, ({ call }) => keyOf(call)))) {
    const [{ call }] = same
    const own = operation(same, responseOf(same, examples))
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: own }
  }
  const document = {
    openapi: "3.1.0",
    info: { title: "Gateway of the lobby", version: contractVersion, description },
    security: [{}, { token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "Authorization", description: "Only with a session." },
      },
      schemas: { ...ownSchemas, ...schemas },
      parameters,
      responses,
    },
  }
  return JSON.parse(JSON.stringify(document).replaceAll("#/$defs/", "#/components/schemas/"))
}

const keyOf = ({ method, path }: NamedCall["call"]): string => `${method} ${path}`

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

/** The operation of the calls that share a method and path. */
const operation = (same: Arr.NonEmptyReadonlyArray<NamedCall>, response: Json): Json => {
  const [{ area, call }] = same
  const inputs = same.map((each) => jsonSchemaOf(each.call.input).schema)
  const [input = {}] = inputs
  const isMove = "requestId" in (input.properties ?? {})
  return {
    operationId: same.map(({ name }) => name).join("_"),
    summary: keyOf(call),
    ...(isMove ? { description: 'Moves money: see "Money moves" of §4.' } : {}),
    tags: [area],
    parameters: [
      ...["Merchant", "Language", "Platform", "RequestId"].map((name) => ref("parameters", name)),
      ...(call.encrypted ? [ref("parameters", "EncryptionKey")] : []),
      ...(call.namesDevice ? [ref("parameters", "Device")] : []),
      ...queryOf(call, inputs),
    ],
    ...(call.method === "GET" ? {} : { requestBody: bodyOf(call, input) }),
    responses: {
      200: response,
      401: ref("responses", "SessionOver"),
      403: ref("responses", "NoPermission"),
      429: ref("responses", "TooMany"),
      "5XX": ref("responses", "Failed"),
    },
  }
}

/** The query parameters. If several calls share a path, a parameter is required only if all these calls send it. */
const queryOf = (
  { method, inQuery }: NamedCall["call"],
  inputs: ReadonlyArray<JsonSchema>,
): ReadonlyArray<Json> => {
  const fields = inputs.flatMap(({ properties = {} }) => Object.entries(properties))
  const sent = fields.filter(([name]) => method === "GET" || inQuery.includes(name))
  return Object.entries(Arr.groupBy(sent, ([name]) => name)).map(([name, given]) => {
    const schemas = [...new Map(given.map(([, schema]) => [JSON.stringify(schema), schema])).values()]
    return {
      name,
      in: "query",
      required: inputs.every(({ required = [] }) => required.includes(name)),
      schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
    }
  })
}

const bodyOf = ({ encrypted, inQuery }: NamedCall["call"], input: JsonSchema): Json => {
  // The schema of no fields would allow any value but null.
  const { properties, required = [], ...rest } = "not" in input ? { type: "object", properties: {} } : input
  // The contract's single multipart form has no JSON schema.
  if (Object.keys(input).length === 0) return form
  const isInBody = (name: string): boolean => !inQuery.includes(name)
  const plain =
    properties === undefined
      ? input
      : {
          ...rest,
          properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isInBody(name))),
          required: required.filter(isInBody),
        }
  const schema = encrypted ? { ...ref("schemas", "Encrypted"), "x-plain": plain } : plain
  return { required: true, content: { "application/json": { schema } } }
}

const form: Json = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        properties: {
          promoId: { type: "string" },
          comment: { type: "string" },
          "images[]": {
            type: "array",
            items: { type: "string", contentMediaType: "application/octet-stream" },
          },
        },
        required: ["promoId", "comment"],
      },
    },
  },
}

const responseOf = (same: ReadonlyArray<NamedCall>, examples: ReadonlyMap<string, unknown>): Json => {
  const results = same.map(({ name }) => success(values.get(name) ?? {}))
  const shown = same.flatMap(({ name }) =>
    examples.has(name) ? [[name, { value: { success: true, value: examples.get(name) } }] as const] : [],
  )
  return {
    description: "A result, or a refusal.",
    content: {
      "application/json": {
        schema: { anyOf: [...results, ref("schemas", "Refusal")] },
        ...(shown.length === 0 ? {} : { examples: Object.fromEntries(shown) }),
      },
    },
  }
}

/** The envelope of a result. `value` is optional if the app ignores the value of the call. */
const success = (value: JsonSchema): JsonSchema => ({
  type: "object",
  properties: { success: { const: true }, value },
  required: Object.keys(value).length === 0 ? ["success"] : ["success", "value"],
})

const ownSchemas: Readonly<Record<string, JsonSchema>> = {
  MessageCode: {
    type: "string",
    enum: [...codes, ...limitCodes],
    description: "The codes of §9. The app shows others as unknown errors.",
  },
  Refusal: {
    type: "object",
    properties: {
      success: { const: false },
      message: { $ref: "#/components/schemas/MessageCode" },
      value: {
        anyOf: [{ type: "object", properties: { captcha: { type: "boolean" } } }, { type: "null" }],
        description: "With `captcha` the next attempt needs a captcha.",
      },
    },
    required: ["success", "message"],
  },
  Encrypted: {
    type: "object",
    description: "base64(iv[12] ‖ ciphertext ‖ tag[16]) of AES-256-GCM, with a fresh key for each call",
    properties: { payload: { type: "string", contentEncoding: "base64" } },
    required: ["payload"],
  },
}

const header = (name: string, schema: JsonSchema, description: string, required = true): Json => ({
  name,
  in: "header",
  required,
  schema,
  description,
})

const parameters: Json = {
  Merchant: header("Merchant", { type: "string" }, "The merchant code."),
  Language: header("Language", { enum: languages }, "The player's language."),
  Platform: header("Platform", { const: String(gatewayPlatform.MOBILE) }, "The gateway's code of MOBILE."),
  RequestId: header("X-Request-Id", { type: "string", format: "uuid" }, "A new one for each request."),
  EncryptionKey: header(
    "Encryption-Key",
    { type: "string", contentEncoding: "base64" },
    "The key of the body, encrypted by RSA-OAEP-SHA-256 with `loginKey` of the whitelabel response.",
  ),
  Device: header("Device", { const: "OTHERS" }, "Only from an app of the home screen.", false),
}

const refused = (description: string): Json => ({
  description,
  content: { "application/json": { schema: ref("schemas", "Refusal") } },
})

const headers = { "Retry-After": { description: "Seconds, or a date.", schema: { type: "string" } } }

const responses: Json = {
  SessionOver: refused("The session is over, or the token is foreign."),
  NoPermission: refused("No permission."),
  TooMany: { description: "Too many requests.", headers },
  Failed: { description: "The gateway failed.", headers },
}
