import { it } from "@effect/vitest"
import { Effect, type Scope } from "effect"

type Steps = Generator<Effect.Effect<unknown, unknown, Scope.Scope>, void, never>

/** Like `it.effect`, but the test is a generator function for `Effect.gen`. */
export const itEffect = Object.assign(
  (title: string, steps: () => Steps) => it.effect(title, () => Effect.gen(steps)),
  {
    each:
      <Row>(rows: ReadonlyArray<Row>) =>
      (title: string, steps: (row: Row) => Steps) =>
        it.effect.each(rows)(title, (row) => Effect.gen(() => steps(row))),
  },
)
