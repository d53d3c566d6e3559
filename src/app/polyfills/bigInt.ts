/** A whole number, as `BigInt()` takes it. */
const whole = (value: unknown): number => {
  const number = Number(value)
  if (!Number.isInteger(number)) throw new RangeError(`${String(value)} is no whole number`)
  return number
}

/**
 * Numbers in the place of BigInt (iOS under 14, Chrome under 67).
 *
 * Effect makes some at the top of its modules and counts nanoseconds in them, which stay below 2^53.
 * Whatever divides them, such as `Effect.timed` and `Duration.format`, comes out wrong: the app has none of it.
 */
export const installBigInt = (): void => {
  if ("BigInt" in window) return
  const cut = (_bits: number, value: number): number => value
  Reflect.set(window, "BigInt", Object.assign(whole, { asIntN: cut, asUintN: cut }))
}
