import { Schema } from "effect"

export type Method = "GET" | "POST" | "PUT" | "DELETE"

/**
 * One call of the backend as data: what the gateway, the pretend backend and the tests all read.
 *
 * `changes` says that a repeat may do something twice. Such a call is never repeated by itself (decision 51).
 */
export interface Call<I, O> {
  readonly method: Method
  readonly path: string
  readonly input: Schema.Codec<I, unknown>
  readonly output: Schema.Codec<O, unknown>
  readonly changes: boolean
  /** The body travels encrypted (gateway §1 "Encrypted"). */
  readonly encrypted: boolean
  /** The body is a secret that does not travel encrypted: without a secure context it is not sent (decision 57). */
  readonly secret: boolean
  /** Fields of the input that travel in the query, beside a body. */
  readonly inQuery: ReadonlyArray<string>
}

/** A call that only reads. */
export interface ReadCall<I, O> extends Call<I, O> {
  readonly changes: false
}

/** A call that changes something at the backend. */
export interface ChangeCall<I, O> extends Call<I, O> {
  readonly changes: true
}

interface Shape<I, O> {
  readonly path: string
  readonly input: Schema.Codec<I, unknown>
  readonly output: Schema.Codec<O, unknown>
}

/** A GET that reads. Its input becomes the query. */
export const read = <I, O>(shape: Shape<I, O>): ReadCall<I, O> => ({
  ...shape,
  method: "GET",
  changes: false,
  encrypted: false,
  secret: false,
  inQuery: [],
})

/** A call that changes something; a GET's input becomes the query, any other's the JSON body, or a form (`multipart.ts`). */
export const change = <I, O>(
  method: Method,
  shape: Shape<I, O> & {
    readonly encrypted?: boolean
    readonly secret?: boolean
    readonly inQuery?: ReadonlyArray<string & keyof I>
  },
): ChangeCall<I, O> => ({
  ...shape,
  method,
  changes: true,
  encrypted: shape.encrypted ?? false,
  secret: shape.secret ?? false,
  inQuery: shape.inQuery ?? [],
})

/** Input of calls that take nothing. */
export const Nothing = Schema.Struct({})

/** Output of calls whose value is not read. */
export const Ignored = Schema.Unknown
