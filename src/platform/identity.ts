import { Data } from "effect"

import type { Failure } from "#domain/Failure.ts"
import type { FirebaseProject } from "#domain/FirebaseProject.ts"

/** Firebase rejected the verification. The reason is given as the failure of a call. */
export class IdentityFailed extends Data.TaggedError("IdentityFailed")<{ readonly reason: Failure }> {}

/** The browser blocked the provider's window. */
export class WindowBlocked extends Data.TaggedError("WindowBlocked")<{}> {}

/** The player closed the provider's window. */
export class WindowClosed extends Data.TaggedError("WindowClosed")<{}> {}

/** A merchant's project, and the language of Firebase's texts, such as `en` or `zh-Hans`. */
export interface ProjectOptions {
  readonly project: FirebaseProject
  readonly language: string
}
