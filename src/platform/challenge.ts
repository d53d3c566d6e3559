import { Data } from "effect"

/** The player closed the challenge. */
export class ProofCancelled extends Data.TaggedError("ProofCancelled")<{}> {}

/** The challenge did not load or failed. */
export class ProofUnavailable extends Data.TaggedError("ProofUnavailable")<{}> {}

export interface Challenge {
  readonly captchaId: string
  /** Validated address of the challenge's script. */
  readonly script: string
  /** Language, such as `en` or `zh-Hans`. */
  readonly language: string
}
