import { type Duration, Schema } from "effect"

import type { Caller } from "./Caller.ts"

export type Method = "GET" | "POST" | "PUT" | "DELETE"

/** A field of an input that `Backend` fills in: the session's token, the merchant of the session or of the site. */
export type CallerField = "token" | "merchant" | "merchantCode"

/** The input of a call for `Backend`: without the fields that `Backend` fills in. */
export type InputOf<I, F extends CallerField> = [F] extends [never] ? I : Omit<I, F>

/**
 * One call of the backend as data: the gateway, the simulated backend and the tests read it.
 *
 * `changes`: a repeat may have an effect twice. Such a call is never retried automatically (decision 51).
 */
export interface Call<I, O, F extends CallerField = CallerField> {
  readonly method: Method
  readonly path: string
  readonly input: Schema.Codec<I, unknown>
  readonly output: Schema.Codec<O, unknown>
  readonly changes: boolean
  /** The body is sent encrypted (gateway §1 "Encrypted"). */
  readonly encrypted: boolean
  /** The body is a secret that is not encrypted: without a secure context it is not sent (decision 57). */
  readonly secret: boolean
  /** An app of the home screen sends the header `Device` with it (EN-29). */
  readonly namesDevice: boolean
  /** Fields of the input that are sent in the query, in addition to a body. */
  readonly inQuery: ReadonlyArray<string>
  /** The fields of the input that `Backend` fills in. */
  readonly fromCaller: ReadonlyArray<F>
  /** The names that spec §7 gives the call instead of a path. Two of them may share one call (C44). */
  readonly names?: ReadonlyArray<string>
  /** Overrides the timeout of reads or changes. */
  readonly timeout?: Duration.Duration
  /** The request is sent although the page closes. */
  readonly outlivesPage?: boolean
}

/** A call that only reads. */
export interface ReadCall<I, O, F extends CallerField = CallerField> extends Call<I, O, F> {
  readonly changes: false
}

/** A call that changes something at the backend. */
export interface ChangeCall<I, O, F extends CallerField = CallerField> extends Call<I, O, F> {
  readonly changes: true
}

interface Shape<I, O, F extends CallerField> {
  readonly path: string
  readonly input: Schema.Codec<I, unknown>
  readonly output: Schema.Codec<O, unknown>
  readonly fromCaller?: ReadonlyArray<F & keyof I>
  readonly names?: ReadonlyArray<string>
  readonly timeout?: Duration.Duration
}

/** A GET that reads. Its input becomes the query. */
export const read = <I, O, F extends CallerField = never>(shape: Shape<I, O, F>): ReadCall<I, O, F> => ({
  ...shape,
  fromCaller: shape.fromCaller ?? [],
  method: "GET",
  changes: false,
  encrypted: false,
  secret: false,
  namesDevice: false,
  inQuery: [],
})

/** A call that changes something; a GET's input becomes the query, any other's the JSON body, or a form (`multipart.ts`). */
export const change = <I, O, F extends CallerField = never>(
  method: Method,
  shape: Shape<I, O, F> & {
    readonly encrypted?: boolean
    readonly secret?: boolean
    readonly namesDevice?: boolean
    readonly inQuery?: ReadonlyArray<string & keyof I>
    readonly outlivesPage?: boolean
  },
): ChangeCall<I, O, F> => ({
  ...shape,
  fromCaller: shape.fromCaller ?? [],
  method,
  changes: true,
  encrypted: shape.encrypted ?? false,
  secret: shape.secret ?? false,
  namesDevice: shape.namesDevice ?? false,
  inQuery: shape.inQuery ?? [],
})

/** The whole input of a call. */
export const filled = <I, O, F extends CallerField>(
  { fromCaller }: Call<I, O, F>,
  input: InputOf<I, F>,
  { token, merchant }: Pick<Caller, "token" | "merchant">,
): I => {
  const fields = { token, merchant, merchantCode: merchant }
  const ofCaller = fromCaller.map((name) => [name, fields[name]] as const)
  const whole = ofCaller.length === 0 ? input : { ...input, ...Object.fromEntries(ofCaller) }
  // `InputOf` omits exactly the fields that `fromCaller` names; the compiler cannot prove that.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return whole as I
}

/** Input of calls without fields. */
export const Nothing = Schema.Struct({})

/** Output of calls whose value is not read. */
export const Ignored = Schema.Unknown
