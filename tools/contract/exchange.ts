import { requestHeaders, type Sender } from "#gateway/requestHeaders.ts"

import type { NamedCall } from "./calls.ts"

export interface GatewayRequest {
  readonly method: string
  /** Path and query. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  /** The body as JSON; undefined for a GET. */
  readonly body: string | undefined
}

/** A response. Without a response from the gateway, `status` is 0 and the text is the reason. */
export interface GatewayResponse {
  readonly status: number
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A request of a call with its response. */
export interface Exchange {
  /** The name of the call. */
  readonly name: string
  readonly request: GatewayRequest
  readonly response: GatewayResponse
  /** Duration in milliseconds. */
  readonly duration: number
}

export type Input = Readonly<Record<string, string | number | boolean>>

const json = { "Content-Type": "application/json; charset=utf-8" }

/** Creates the request of a call. The input becomes the query of a GET, or the body of any other method. */
export const requestFor = (
  { method, path }: Pick<NamedCall["call"], "method" | "path">,
  input: Input,
  sender: Sender,
): GatewayRequest => {
  const headers = requestHeaders(sender, crypto.randomUUID())
  if (method !== "GET")
    return { method, address: path, headers: { ...headers, ...json }, body: JSON.stringify(input) }
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return { method, address: query.size === 0 ? path : `${path}?${query}`, headers, body: undefined }
}

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A field of a record; undefined for any other value. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

/** A text field of a record; an empty text for any other value. */
export const textAt = (value: unknown, name: string): string => {
  const found = fieldOf(value, name)
  return typeof found === "string" ? found : ""
}

interface Envelope {
  readonly success: boolean
  readonly value?: unknown
  readonly message?: unknown
}

/** The envelope of a response; undefined for a body that is no envelope. */
export const envelopeOf = ({ response }: Pick<Exchange, "response">): Envelope | undefined => {
  const body = parsed(response.text)
  if (typeof body !== "object" || body === null || !("success" in body)) return undefined
  return typeof body.success === "boolean" ? { ...body, success: body.success } : undefined
}

/** The value of a result; undefined for a refusal and for any other body. */
export const valueOf = (exchange: Exchange): unknown => {
  const envelope = envelopeOf(exchange)
  return envelope?.success === true ? envelope.value : undefined
}

/** The code of a refusal; undefined for a result and for any other body. */
export const refusalOf = (exchange: Exchange): string | undefined => {
  const envelope = envelopeOf(exchange)
  return envelope?.success === false ? String(envelope.message) : undefined
}
