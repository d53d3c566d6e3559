import { requestHeaders, type Sender } from "#gateway/requestHeaders.ts"

/** A request to a gateway. */
export interface Asked {
  readonly method: string
  /** Path and query. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON; undefined for a GET. */
  readonly body: string | undefined
}

/** Its response. Without one the status is 0 and the text says why. */
export interface Answered {
  readonly status: number
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Sends a request: over the network, or to a simulated gateway in the same process. */
export type Carry = (asked: Asked) => Promise<Answered>

/** Fields of a query are texts or numbers; a body may have others too. */
export type Input = Readonly<Record<string, string | number | boolean | object | undefined>>

const json = { "Content-Type": "application/json; charset=utf-8" }

/** The query of a GET; the body of any other method. Fields that are undefined are left out. */
export const askedFor = (
  { method, path }: { readonly method: string; readonly path: string },
  input: Input,
  sender: Sender,
): Asked => {
  const headers = requestHeaders(sender, crypto.randomUUID())
  if (method !== "GET")
    return { method, address: path, headers: { ...headers, ...json }, body: JSON.stringify(input) }
  const query = new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]])),
  )
  return { method, address: query.size === 0 ? path : `${path}?${query}`, headers, body: undefined }
}

const textOf = (value: string | number | boolean | object): string =>
  typeof value === "object" ? JSON.stringify(value) : String(value)

/** The envelope of a response; undefined for any other body. */
export const envelopeOf = ({
  text,
}: Answered):
  { readonly success: boolean; readonly value?: unknown; readonly message?: unknown } | undefined => {
  const body = parsed(text)
  if (typeof body !== "object" || body === null || !("success" in body)) return undefined
  return typeof body.success === "boolean" ? { ...body, success: body.success } : undefined
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
