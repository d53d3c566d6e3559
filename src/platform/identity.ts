import { Data } from "effect"

import type { Failure } from "#domain/Failure.ts"
import type { FirebaseProject } from "#domain/FirebaseProject.ts"

export class IdentityFailed extends Data.TaggedError("IdentityFailed")<{ readonly reason: Failure }> {}

export class WindowBlocked extends Data.TaggedError("WindowBlocked")<{}> {}

export class WindowClosed extends Data.TaggedError("WindowClosed")<{}> {}

export interface ProjectOptions {
  readonly project: FirebaseProject
  readonly language: string
}
