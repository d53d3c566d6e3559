import { Effect, Schema } from "effect"
import * as Arbitrary from "effect/Arbitrary"
import { assert } from "vitest"

/** Any Unicode code point, lone surrogates included, with a higher share of characters that break forms. */
const Piece = Schema.Union([
  Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 0x10ffff })),
  Schema.Literals([
    "\n",
    "\r\n",
    "\u2028",
    "\u0000",
    "\u202e",
    "\u200f",
    "\u2066",
    "\ud800",
    "\udc00",
    " ",
    "\u3000",
  ]),
  Schema.Literals(["a", "Z", "7", "0917555", "neo", "@mail.example", "<b>", "%0d", "日本", "🎰", "e\u0301"]),
  Schema.Literals(["a", "7", "neo"]),
])

const Pieces = Schema.Struct({
  pieces: Schema.Array(Piece),
  /** Some texts have ten thousand characters. */
  times: Schema.Literals([1, 1, 1, 1, 1, 1, 2500]),
})

/** Text that a careless, curious or hostile user may enter into a field. */
export const anyText = Arbitrary.map(Arbitrary.schema(Pieces), ({ pieces, times }) =>
  pieces
    .map((piece) => (typeof piece === "number" ? String.fromCodePoint(piece) : piece))
    .join("")
    .repeat(times)
    .slice(0, 10_000),
)

/** Such a text for each of the given fields. */
export const anyTexts = <Field extends string>(fields: ReadonlyArray<Field>) =>
  Arbitrary.map(
    Arbitrary.all(fields.map((field) => Arbitrary.map(anyText, (text) => [field, text] as const))),
    (entries) => Object.fromEntries(entries) as Record<Field, string>,
  )

/** Checks a property on generated input, and reports the smallest input that breaks it. */
export const holds = <A>(
  arbitrary: Arbitrary.Arbitrary<A>,
  property: (value: A) => boolean,
  runs = 400,
): Effect.Effect<void> =>
  Effect.map(Arbitrary.checkEffect(arbitrary, property, { runs, size: 12, seed: "any text" }), (result) =>
    assert.isUndefined(Arbitrary.formatCheckFailure(result)),
  )

/** Whether a text has no invisible characters and no lone surrogates, and survives JSON over HTTP. */
export const isWhole = (text: string, longest = 255): boolean =>
  text.length <= longest &&
  !/[\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text) &&
  !text.includes("\u0000") &&
  new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(text))) === JSON.stringify(text)

/** The same, on one line. */
export const isWholeLine = (text: string): boolean => isWhole(text) && !/[\r\n\u2028\u2029]/.test(text)
