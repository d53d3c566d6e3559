import type { ModuleId } from "#domain/Whitelabel.ts"
import type { Call } from "#gateway/Call.ts"
import { queryOf } from "#gateway/Gateway.ts"

export interface FirstCall {
  readonly path: string
  /** Boot replaces `{merchant}`, `{token}`, `{language}` and `{gameType}`. */
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
  readonly isInShell?: boolean
  /** If the address has one of these parameters and values, the call is not sent. An empty list means any value. */
  readonly unlessAsked?: Readonly<Record<string, ReadonlyArray<string>>>
  /** The call is not sent while the device stores something under one of these keys. */
  readonly unlessStored?: ReadonlyArray<string>
  /** The call is sent only if the merchant's stored settings contain this module. */
  readonly module?: ModuleId
}

export const first = <I, O>(
  { path }: Pick<Call<I, O>, "path">,
  input: object,
  conditions: Partial<FirstCall> = {},
): FirstCall => ({ path, query: queryOf(input), ...conditions })

export const merchant = "{merchant}"
export const token = "{token}"
export const language = "{language}"
export const gameType = "{gameType}"
