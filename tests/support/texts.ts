import * as Chance from "#fixtures/data/Chance.ts"

const chance = Chance.of("texts")

const ofLength = (length: number, character: () => string): string =>
  Array.from({ length }, character).join("")

/** Any Unicode code point, lone surrogates included. */
const anyCharacter = (): string => String.fromCodePoint(chance.whole(0x110000))

/** Text that a careless, curious or hostile user may enter into a field. */
export const oddTexts: ReadonlyArray<string> = [
  "",
  " ",
  "\t\n\r\u00a0\u3000",
  "first line\nsecond line",
  "first line\r\nsecond line",
  "ends in a break\n",
  "\u0000",
  "\u2028\u2029",
  "\u202eevil\u202c",
  "\u200e09175551000\u200f",
  "\u2066abc\u2069",
  "\ud800",
  "abc\udc00def",
  "👩‍👩‍👧‍👦",
  "e\u0301\u0301\u0301",
  "ไทย日本語العربية",
  "０９１７５５５１０００",
  "<script>alert(1)</script>",
  '"; DROP TABLE members; --',
  "%00%0d%0a",
  "__proto__",
  "constructor",
  "x".repeat(10_000),
  " ".repeat(10_000),
  `a${" ".repeat(10_000)}b`,
  "\u202e".repeat(10_000),
  "👩".repeat(5000),
  ofLength(10_000, anyCharacter),
  ...Array.from({ length: 300 }, () => ofLength(1 + chance.whole(24), anyCharacter)),
  ...Array.from({ length: 100 }, () =>
    ofLength(1 + chance.whole(24), () => String.fromCharCode(chance.whole(0x100))),
  ),
]
