import { Context, Data, Effect } from "effect"

/** The player closed the challenge. */
export class ProofCancelled extends Data.TaggedError("ProofCancelled")<{}> {}

/** The challenge could not be shown, or refused to be. */
export class ProofUnavailable extends Data.TaggedError("ProofUnavailable")<{}> {}

export interface Challenge {
  readonly captchaId: string
  /** Address of the challenge's script, checked. */
  readonly script: string
  /** Its language, as `en` or `zh-Hans`. */
  readonly language: string
}

/** Shows a challenge that only people solve. */
export interface HumanCheck {
  /** What the challenge gives as proof, JSON text. Interruption takes it off the page. */
  readonly solve: (challenge: Challenge) => Effect.Effect<string, ProofCancelled | ProofUnavailable>
}

/** The browser's, unless a story or a test has another one: it comes with its first use, not with the app. */
export const HumanCheck = Context.Reference<HumanCheck>("h5/platform/HumanCheck", {
  defaultValue: () => ({
    solve: (challenge) =>
      Effect.tryPromise({
        try: () => import("./geetest.ts"),
        catch: () => new ProofUnavailable(),
      }).pipe(Effect.flatMap(({ solve }) => solve(challenge))),
  }),
})
