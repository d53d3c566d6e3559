import { Data } from "effect"

export class VerificationCancelled extends Data.TaggedError("VerificationCancelled")<{}> {}

export class VerificationUnavailable extends Data.TaggedError("VerificationUnavailable")<{}> {}

export interface Challenge {
  readonly captchaId: string
  readonly script: string
  readonly language: string
}
