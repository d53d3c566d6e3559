import { it } from "@effect/vitest"
import { Effect, type Scope } from "effect"

type Steps = Generator<Effect.Effect<unknown, unknown, Scope.Scope>, void, never>

/** A case of `it.effect` that is written as the steps of `Effect.gen`. */
export const itEffect = Object.assign(
  (title: string, steps: () => Steps) => it.effect(title, () => Effect.gen(steps)),
  {
    each:
      <Row>(rows: ReadonlyArray<Row>) =>
      (title: string, steps: (row: Row) => Steps) =>
        it.effect.each(rows)(title, (row) => Effect.gen(() => steps(row))),
  },
)
