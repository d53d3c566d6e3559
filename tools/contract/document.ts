import { gatewayPlatform, languages } from "#config/product.ts"
import { codes as limitCodes } from "#domain/protection/LimitRefusal.ts"
import { codes } from "#domain/Failure.ts"

import type { NamedCall } from "./calls.ts"
import type { ContractPage, DescribedCall } from "./page.ts"
import { type Json, promised } from "./promised.ts"
import { propertiesOf, required, shapeOf } from "./required.ts"

/** An OpenAPI 3.1 document. */
export interface OpenApi {
  readonly openapi: "3.1.0"
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: ReadonlyArray<Json>
  readonly security: ReadonlyArray<Json>
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: Json
}

/** The value of each call's response, by the name of its constant. */
export type Values = ReadonlyMap<string, Json>

export interface Contract {
  readonly document: OpenApi
  /** The schemas refer to `#/components/schemas`. */
  readonly values: Values
  /** The components of the schemas. */
  readonly schemas: Readonly<Record<string, Json>>
}

/** Builds the contract of calls. `examples` are values of responses, by the names of calls. */
export const contractOf = (
  page: ContractPage,
  calls: ReadonlyArray<NamedCall>,
  examples: ReadonlyMap<string, unknown> = new Map(),
): Contract => {
  const schemas: Record<string, Json> = { ...ownSchemas }
  const naming = (name: string, schema: Json): Json => {
    const shape = page.named.get(name)
    if (shape === undefined) return schema
    schemas[name] ??= required(schema, shape, naming)
    return { $ref: `#/components/schemas/${name}` }
  }
  const values: Values = new Map(
    calls.map(({ name, call }) => {
      const schema = promised(call.output)
      const shape = shapeOf(schema, page.calls.get(keyOf(call))?.returned ?? [])
      return [name, shape === undefined ? schema : required(schema, shape, naming)]
    }),
  )
  const paths: Record<string, Record<string, Json>> = {}
  for (const key of new Set(calls.map(({ call }) => keyOf(call)))) {
    const same = calls.filter(({ call }) => keyOf(call) === key)
    const [method = "", path = ""] = key.split(" ")
    const described = page.calls.get(key)
    if (described === undefined) throw new Error(`gateway.md does not describe ${key}`)
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operation({ same, described, values, examples }),
    }
  }
  return { document: documentOf(page, paths, schemas), values, schemas }
}

const keyOf = ({ method, path }: NamedCall["call"]): string => `${method} ${path}`

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

interface Operated {
  readonly same: ReadonlyArray<NamedCall>
  readonly described: DescribedCall
  readonly values: Values
  readonly examples: ReadonlyMap<string, unknown>
}

const operation = ({ same, described, values, examples }: Operated): Json => {
  const inputs = same.map(({ call }) => promised(call.input))
  const [first] = same
  if (first === undefined) throw new Error(`No call ${described.key}`)
  const { call } = first
  const isMove = inputs.some((input) => "requestId" in propertiesOf(input))
  const isForm = Object.keys(inputs[0] ?? {}).length === 0 && call.method === "POST"
  return {
    operationId: same.map(({ name }) => name).join("_"),
    summary: described.key,
    description: isMove ? `${described.text}\n\nMoves money: see "Money moves" of §4.` : described.text,
    tags: [described.section],
    parameters: [
      ...["Merchant", "Language", "Platform", "RequestId"].map((name) => ref("parameters", name)),
      ...(call.encrypted ? [ref("parameters", "EncryptionKey")] : []),
      ...(call.namesDevice ? [ref("parameters", "Device")] : []),
      ...queryOf(call, inputs),
    ],
    ...(call.method === "GET" ? {} : { requestBody: isForm ? form : bodyOf(call, inputs[0] ?? {}) }),
    responses: {
      200: answer(same, values, examples),
      401: ref("responses", "SessionOver"),
      403: ref("responses", "NoPermission"),
      429: ref("responses", "TooMany"),
      "5XX": ref("responses", "Failed"),
    },
  }
}

const namesOf = ({ required: names }: Json): ReadonlyArray<unknown> => (Array.isArray(names) ? names : [])

/** The query: of calls that share a path, a parameter is required if each of them sends it. */
const queryOf = (
  { method, inQuery }: NamedCall["call"],
  inputs: ReadonlyArray<Json>,
): ReadonlyArray<Json> => {
  const all = inputs.map(propertiesOf)
  const names = [...new Set(all.flatMap((each) => Object.keys(each)))]
  return names
    .filter((name) => method === "GET" || inQuery.includes(name))
    .map((name) => {
      const given = all.flatMap((each) => (each[name] === undefined ? [] : [each[name]]))
      const [schema = {}, ...others] = [
        ...new Map(given.map((each) => [JSON.stringify(each), each])).values(),
      ]
      return {
        name,
        in: "query",
        required: inputs.every((input) => namesOf(input).includes(name)),
        schema: others.length === 0 ? schema : { anyOf: [schema, ...others] },
      }
    })
}

const bodyOf = ({ encrypted, inQuery }: NamedCall["call"], input: Json): Json => {
  const properties = Object.entries(propertiesOf(input)).filter(([name]) => !inQuery.includes(name))
  const plain =
    input["type"] === "object"
      ? {
          ...input,
          properties: Object.fromEntries(properties),
          required: namesOf(input).filter((name) => !inQuery.some((each) => each === name)),
        }
      : input
  return {
    required: true,
    content: {
      "application/json": {
        schema: encrypted ? { ...ref("schemas", "Encrypted"), "x-plain": plain } : plain,
      },
    },
  }
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

const answer = (
  same: ReadonlyArray<NamedCall>,
  values: Values,
  examples: ReadonlyMap<string, unknown>,
): Json => {
  const schemas = same.map(({ name }) => success(values.get(name) ?? {}))
  const shown = same.filter(({ name }) => examples.has(name))
  const named = shown.map(
    ({ name }) => [name, { value: { success: true, value: examples.get(name) } }] as const,
  )
  return {
    description: "A result, or a refusal.",
    content: {
      "application/json": {
        schema: { anyOf: [...schemas, ref("schemas", "Refusal")] },
        ...(named.length === 0 ? {} : { examples: Object.fromEntries(named) }),
      },
    },
  }
}

/** The envelope of a result. A call whose value the app ignores may leave it out. */
const success = (value: Json): Json => ({
  type: "object",
  properties: { success: { const: true }, value },
  required: Object.keys(value).length === 0 ? ["success"] : ["success", "value"],
})

const ownSchemas: Readonly<Record<string, Json>> = {
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
        type: ["object", "null"],
        properties: { captcha: { type: "boolean", description: "The next attempt needs a captcha." } },
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

const header = (name: string, schema: Json, description: string, isRequired = true): Json => ({
  name,
  in: "header",
  required: isRequired,
  schema,
  description,
})

const parameters: Readonly<Record<string, Json>> = {
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

const refused = (description: string, more: Json = {}): Json => ({
  description,
  content: { "application/json": { schema: ref("schemas", "Refusal") } },
  ...more,
})

const wait = {
  headers: {
    "Retry-After": { description: "Seconds, or a date.", schema: { type: "string" } },
  },
}

const responses: Readonly<Record<string, Json>> = {
  SessionOver: refused("The session is over, or the token is foreign."),
  NoPermission: refused("No permission."),
  TooMany: { description: "Too many requests.", ...wait },
  Failed: { description: "The gateway failed.", ...wait },
}

const documentOf = (
  { version, sections, money }: ContractPage,
  paths: OpenApi["paths"],
  schemas: Readonly<Record<string, Json>>,
): OpenApi => {
  const used = new Set(
    Object.values(paths).flatMap((each) => Object.values(each).flatMap(({ tags }) => tags)),
  )
  return {
    openapi: "3.1.0",
    info: {
      title: "Gateway of the lobby",
      version,
      description:
        "What the app sends and what it is promised. Every response is the envelope. The app tolerates more than this " +
        "document promises; it ignores fields that are not named.",
    },
    tags: sections
      .filter((section) => used.has(section))
      .map((name) => (name.startsWith("§4") ? { name, description: money } : { name })),
    security: [{}, { token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "Authorization", description: "Only with a session." },
      },
      schemas,
      parameters,
      responses,
    },
  }
}
