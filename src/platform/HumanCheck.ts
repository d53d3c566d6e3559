import { Context, Data, Effect } from "effect"

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

/** Shows a human verification challenge. */
export interface HumanCheck {
  /** Returns the challenge's token as JSON. Interruption removes the challenge from the page. */
  readonly solve: (challenge: Challenge) => Effect.Effect<string, ProofCancelled | ProofUnavailable>
}

/** The browser's implementation, imported on first use. Stories and tests replace it. */
export const HumanCheck = Context.Reference<HumanCheck>("h5/platform/HumanCheck", {
  defaultValue: () => ({
    solve: (challenge) =>
      Effect.tryPromise({
        try: () => import("./geetest.ts"),
        catch: () => new ProofUnavailable(),
      }).pipe(Effect.flatMap(({ solve }) => solve(challenge))),
  }),
})
