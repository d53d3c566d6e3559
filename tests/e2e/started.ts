/** A thing that `beforeAll` starts. Throws if it is used outside a test. */
export const started = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error("Not started yet: use it inside a test")
  return value
}
