import { Context, Effect } from "effect"

import { type Challenge, type ProofCancelled, ProofUnavailable } from "./challenge.ts"

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
