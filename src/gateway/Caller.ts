import { Context, Effect } from "effect"

import { defaultLanguage, defaultMerchant, type Language } from "#config/product.ts"

/** Who calls: what the headers of every request are made of (gateway §1 "Request headers"). */
export interface Caller {
  /** Empty for guests. */
  readonly token: string
  readonly merchant: string
  readonly language: Language
  /** Runs as an installed web app. */
  readonly isStandalone: boolean
  /** Key that wraps the keys of encrypted bodies; empty until the whitelabel answer is known. */
  readonly loginKey: string
}

/** The caller of the moment, and where a session that turned out to be over is reported. */
export class CurrentCaller extends Context.Service<
  CurrentCaller,
  {
    readonly get: Effect.Effect<Caller>
    /** The backend no longer knows this token. */
    readonly reportOver: (token: string) => Effect.Effect<void>
  }
>()("h5/gateway/CurrentCaller") {}

export const nobody: Caller = {
  token: "",
  merchant: defaultMerchant,
  language: defaultLanguage,
  isStandalone: false,
  loginKey: "",
}
