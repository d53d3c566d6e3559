/** The integer that `BigInt()` would return. */
const whole = (value: unknown): number => {
  const number = Number(value)
  if (!Number.isInteger(number)) throw new RangeError(`${String(value)} is no whole number`)
  return number
}

/**
 * Replaces BigInt by numbers (iOS below 14, Chrome below 67). Effect counts nanoseconds in BigInt, which
 * stay below 2^53. Division differs: `Effect.timed` and `Duration.format` return wrong results, and the
 * app does not use them.
 */
export const installBigInt = (): void => {
  if ("BigInt" in window) return
  const cut = (_bits: number, value: number): number => value
  Reflect.set(window, "BigInt", Object.assign(whole, { asIntN: cut, asUintN: cut }))
}
