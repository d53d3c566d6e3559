import { Context, Effect } from "effect"

import { type Challenge, type VerificationCancelled, VerificationUnavailable } from "./challenge.ts"

export interface HumanCheck {
  readonly solve: (
    challenge: Challenge,
  ) => Effect.Effect<string, VerificationCancelled | VerificationUnavailable>
}

export const HumanCheck = Context.Reference<HumanCheck>("h5/platform/HumanCheck", {
  defaultValue: () => ({
    solve: (challenge) =>
      Effect.tryPromise({
        try: () => import("./geetest.ts"),
        catch: () => new VerificationUnavailable(),
      }).pipe(Effect.flatMap(({ solve }) => solve(challenge))),
  }),
})
