import { Context, Effect } from "effect"

import { type Challenge, type ProofCancelled, ProofUnavailable } from "./challenge.ts"

export interface HumanCheck {
  readonly solve: (challenge: Challenge) => Effect.Effect<string, ProofCancelled | ProofUnavailable>
}

export const HumanCheck = Context.Reference<HumanCheck>("h5/platform/HumanCheck", {
  defaultValue: () => ({
    solve: (challenge) =>
      Effect.tryPromise({
        try: () => import("./geetest.ts"),
        catch: () => new ProofUnavailable(),
      }).pipe(Effect.flatMap(({ solve }) => solve(challenge))),
  }),
})
