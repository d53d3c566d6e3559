import { type Duration, Schema } from "effect"

import type { Caller } from "./Caller.ts"

export type Method = "GET" | "POST" | "PUT" | "DELETE"

export type CallerField = "token" | "merchant" | "merchantCode"

export type InputOf<I, F extends CallerField> = [F] extends [never] ? I : Omit<I, F>

/** A repeated call with `changes` may take effect twice, so the app does not retry the call (open point 51). */
export interface Call<I, O, F extends CallerField = CallerField> {
  readonly method: Method
  readonly path: string
  readonly input: Schema.Codec<I, unknown>
  readonly output: Schema.Codec<O, unknown>
  readonly changes: boolean
  /** Encrypts the body (gateway §1 "Encrypted"). */
  readonly encrypted: boolean
  /** The body contains a plain secret, so the call needs a secure context (gateway §1). */
  readonly secret: boolean
  /** An installed app sends the header `Device` with this call (EN-29). */
  readonly namesDevice: boolean
  /** Fields of the input that are sent in the query string although the call has a body. */
  readonly inQuery: ReadonlyArray<string>
  readonly fromCaller: ReadonlyArray<F>
  /** The names of the call in spec §7, which gives no path. Two names may belong to one call (C44). */
  readonly names?: ReadonlyArray<string>
  readonly timeout?: Duration.Duration
  /** If true, the browser completes the request even if the page closes (`keepalive`). */
  readonly outlivesPage?: boolean
}

export interface ReadCall<I, O, F extends CallerField = CallerField> extends Call<I, O, F> {
  readonly changes: false
}

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

/** A read without input. */
export const plainRead = <O>(shape: Omit<Shape<typeof Nothing.Type, O, never>, "input" | "fromCaller">) =>
  read({ ...shape, input: Nothing })

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

export const Nothing = Schema.Struct({})

export const Ignored = Schema.Unknown
