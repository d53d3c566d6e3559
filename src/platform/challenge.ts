import { Data } from "effect"

export class ProofCancelled extends Data.TaggedError("ProofCancelled")<{}> {}

export class ProofUnavailable extends Data.TaggedError("ProofUnavailable")<{}> {}

export interface Challenge {
  readonly captchaId: string
  readonly script: string
  readonly language: string
}
