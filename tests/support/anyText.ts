import { Effect, Schema } from "effect"
import * as Arbitrary from "effect/Arbitrary"
import { assert } from "vitest"

/** Any code point of Unicode, halves of surrogate pairs included; and what forms have trouble with, oftener. */
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
  /** Some are ten thousand characters long. */
  times: Schema.Literals([1, 1, 1, 1, 1, 1, 2500]),
})

/** What a careless, a curious or a hostile hand may put into a field. */
export const anyText = Arbitrary.map(Arbitrary.schema(Pieces), ({ pieces, times }) =>
  pieces
    .map((piece) => (typeof piece === "number" ? String.fromCodePoint(piece) : piece))
    .join("")
    .repeat(times)
    .slice(0, 10_000),
)

/** Such a text for each of some fields. */
export const anyTexts = <Field extends string>(fields: ReadonlyArray<Field>) =>
  Arbitrary.map(
    Arbitrary.all(fields.map((field) => Arbitrary.map(anyText, (text) => [field, text] as const))),
    (entries) => Object.fromEntries(entries) as Record<Field, string>,
  )

/** A property holds of everything that is made up; says with the smallest input where it does not. */
export const holds = <A>(
  arbitrary: Arbitrary.Arbitrary<A>,
  property: (value: A) => boolean,
  runs = 400,
): Effect.Effect<void> =>
  Effect.map(Arbitrary.checkEffect(arbitrary, property, { runs, size: 12, seed: "any text" }), (result) =>
    assert.isUndefined(Arbitrary.formatCheckFailure(result)),
  )

/** Nothing that is not seen, no half of a character, and the same after its way over the wire. */
export const isWhole = (text: string, longest = 255): boolean =>
  text.length <= longest &&
  !/[\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text) &&
  !text.includes("\u0000") &&
  new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(text))) === JSON.stringify(text)

/** One line, too. */
export const isWholeLine = (text: string): boolean => isWhole(text) && !/[\r\n\u2028\u2029]/.test(text)
