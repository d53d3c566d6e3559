import { Context, Data, Effect } from "effect"

import { Failure } from "#domain/Failure.ts"
import type { FirebaseProject } from "#domain/FirebaseProject.ts"
import type { Provider } from "#domain/Identity.ts"

/** Firebase did not vouch for the player; it is told as the failure of a call. */
export class IdentityFailed extends Data.TaggedError("IdentityFailed")<{ readonly reason: Failure }> {}

/** The browser did not let the provider's window open. */
export class WindowBlocked extends Data.TaggedError("WindowBlocked")<{}> {}

/** The player closed the provider's window. */
export class WindowClosed extends Data.TaggedError("WindowClosed")<{}> {}

/** A merchant's project, and the language that Firebase speaks to the player, as `en` or `zh-Hans`. */
export interface Desk {
  readonly project: FirebaseProject
  readonly language: string
}

/** Vouches for players: by a code to their mobile number, or by their account elsewhere. */
export interface Firebase {
  /** Fetches what the rest needs, so that a window may open within the press itself: Safari opens none later. */
  readonly prepare: (desk: Desk) => Effect.Effect<void>
  /** Sends a code by SMS to a number in E.164. */
  readonly sendCode: (desk: Desk, mobile: string) => Effect.Effect<void, IdentityFailed>
  /**
   * An id token for whoever knows the last code that was sent to a number.
   * A code is good once; one that was right is known until it is forgotten.
   */
  readonly proveCode: (desk: Desk, mobile: string, code: string) => Effect.Effect<string, IdentityFailed>
  /** An id token for who logs in at a provider, in a window of its own. */
  readonly signIn: (
    desk: Desk,
    provider: Provider,
  ) => Effect.Effect<string, IdentityFailed | WindowBlocked | WindowClosed>
  /** Nothing is known of codes and players any more. */
  readonly forget: Effect.Effect<void>
}

type Sdk = typeof import("./firebaseSdk.ts")

/** Firebase's SDK comes with its first use, not with the app. Once here it is used at once, within the press. */
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
    prepare: (desk) =>
      sdk.pipe(
        Effect.flatMap(({ prepare }) => prepare(desk)),
        Effect.ignore,
      ),
    sendCode: (desk, mobile) => Effect.flatMap(sdk, ({ sendCode }) => sendCode(desk, mobile)),
    proveCode: (desk, mobile, code) => Effect.flatMap(sdk, ({ proveCode }) => proveCode(desk, mobile, code)),
    signIn: (desk, provider) => Effect.flatMap(sdk, ({ signIn }) => signIn(desk, provider)),
    forget: Effect.suspend(() => here?.forget ?? Effect.void),
  }
}

/** The browser's, unless a story or a test has another one. */
export const Firebase = Context.Reference<Firebase>("h5/platform/Firebase", { defaultValue: makeFirebase })
