import { Context, Effect } from "effect"

import { Failure } from "#domain/Failure.ts"
import type { Provider } from "#domain/entry/Identity.ts"

import { IdentityFailed, type ProjectOptions, type WindowBlocked, type WindowClosed } from "./identity.ts"

export interface Firebase {
  /** Loads the SDK in advance, because Safari opens a window only in the handler of a press. */
  readonly prepare: (options: ProjectOptions) => Effect.Effect<void>
  /** Sends an SMS code to a number in E.164 format. */
  readonly sendCode: (options: ProjectOptions, mobile: string) => Effect.Effect<void, IdentityFailed>
  /** Returns an id token. A verification code works once, so the token stays in memory until `forget` is called. */
  readonly verifyCode: (
    options: ProjectOptions,
    mobile: string,
    code: string,
  ) => Effect.Effect<string, IdentityFailed>
  readonly signIn: (
    options: ProjectOptions,
    provider: Provider,
  ) => Effect.Effect<string, IdentityFailed | WindowBlocked | WindowClosed>
  readonly forget: Effect.Effect<void>
}

type Sdk = typeof import("./firebaseSdk.ts")

const makeFirebase = (): Firebase => {
  let here: Sdk | undefined
  const load = Effect.tryPromise({
    try: () => import("./firebaseSdk.ts"),
    catch: () => new IdentityFailed({ reason: Failure.Unreachable() }),
  }).pipe(
    Effect.tap((sdk) =>
      Effect.sync(() => {
        here = sdk
      }),
    ),
  )
  const sdk = Effect.suspend(() => (here === undefined ? load : Effect.succeed(here)))
  return {
    prepare: (options) =>
      sdk.pipe(
        Effect.flatMap(({ prepare }) => prepare(options)),
        Effect.ignore,
      ),
    sendCode: (options, mobile) => Effect.flatMap(sdk, ({ sendCode }) => sendCode(options, mobile)),
    verifyCode: (options, mobile, code) =>
      Effect.flatMap(sdk, ({ verifyCode }) => verifyCode(options, mobile, code)),
    signIn: (options, provider) => Effect.flatMap(sdk, ({ signIn }) => signIn(options, provider)),
    forget: Effect.suspend(() => here?.forget ?? Effect.void),
  }
}

export const Firebase = Context.Reference<Firebase>("h5/platform/Firebase", { defaultValue: makeFirebase })
