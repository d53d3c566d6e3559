import { Effect, Random } from "effect"

/** A random UUID of version 4. `crypto.randomUUID` is not there on old phones and without https. */
export const uuid: Effect.Effect<string> = Effect.gen(function* () {
  let digits = ""
  for (let place = 0; place < 32; place++) {
    const digit = yield* Random.nextIntBetween(0, 16)
    digits += digitAt(place, digit).toString(16)
  }
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
})

/** Place 12 tells the version, place 16 the variant. */
const digitAt = (place: number, digit: number): number => {
  if (place === 12) return 4
  return place === 16 ? (digit & 3) | 8 : digit & 15
}
