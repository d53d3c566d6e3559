const whole = (value: unknown): number => {
  const number = Number(value)
  if (!Number.isInteger(number)) throw new RangeError(`${String(value)} is no whole number`)
  return number
}

/**
 * For iOS below 14 and Chrome below 67. Division differs from a native `BigInt`, so the app uses neither
 * `Effect.timed` nor `Duration.format`.
 */
export const installBigInt = (): void => {
  if ("BigInt" in window) return
  const cut = (_bits: number, value: number): number => value
  Reflect.set(window, "BigInt", Object.assign(whole, { asIntN: cut, asUintN: cut }))
}
