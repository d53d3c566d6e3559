import { Context, type Effect } from "effect"

import type { Language } from "#config/product.ts"
import type { Failure } from "#domain/Failure.ts"

export interface Caller {
  /** Empty for guests. */
  readonly token: string
  readonly merchant: string
  readonly language: Language
  readonly isStandalone: boolean
  /** The public key that encrypts the keys of request bodies. Empty until the whitelabel response is loaded. */
  readonly loginKey: string
}

export class CurrentCaller extends Context.Service<
  CurrentCaller,
  {
    /** Fails if the request belongs to another account than the account that is logged in. */
    readonly get: Effect.Effect<Caller, Failure>
    readonly reportOver: (token: string) => Effect.Effect<void>
  }
>()("h5/gateway/CurrentCaller") {}
