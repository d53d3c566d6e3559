import { Context, type Effect } from "effect"

import type { Language } from "#config/product.ts"
import type { Failure } from "#domain/Failure.ts"

/** The sender of a request: the source of the headers (gateway §1 "Request headers"). */
export interface Caller {
  /** Empty for guests. */
  readonly token: string
  readonly merchant: string
  readonly language: Language
  /** Runs as an installed web app. */
  readonly isStandalone: boolean
  /** Key that wraps the keys of encrypted bodies; empty until the whitelabel response is loaded. */
  readonly loginKey: string
}

/** The current caller, and the handler for a session that is over. */
export class CurrentCaller extends Context.Service<
  CurrentCaller,
  {
    /** Fails while a different account than the request's is logged in. */
    readonly get: Effect.Effect<Caller, Failure>
    /** The backend rejects this token. */
    readonly reportOver: (token: string) => Effect.Effect<void>
  }
>()("h5/gateway/CurrentCaller") {}
