import type { ModuleId } from "#domain/Whitelabel.ts"
import type { Call } from "#gateway/Call.ts"
import { queryOf } from "#gateway/Gateway.ts"

/** A GET request that boot sends before the app has loaded, as the app itself would send it. */
export interface FirstCall {
  readonly path: string
  /** Boot replaces the values `{merchant}`, `{token}` and `{language}`, and `{gameType}` by that of the address. */
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
  /** Home's shell shows its response. */
  readonly isInShell: boolean
  /** Parameters of the address that stop the call: each with its listed values, or with any value if none is listed. */
  readonly unlessAsked?: Readonly<Record<string, ReadonlyArray<string>>>
  /** Not sent while the device stores something under one of these keys. */
  readonly unlessStored?: ReadonlyArray<string>
  /** Only sent if the merchant's stored settings have this module. */
  readonly module?: ModuleId
}

export const first = <I, O>(
  { path }: Pick<Call<I, O>, "path">,
  input: object,
  conditions: Partial<FirstCall> = {},
): FirstCall => ({ path, query: queryOf(input), isInShell: false, ...conditions })

export const merchant = "{merchant}"
export const token = "{token}"
export const language = "{language}"
export const gameType = "{gameType}"
