export const strengths = ["weak", "fair", "strong"] as const
export type Strength = (typeof strengths)[number]

const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/]

/** Assumed: strength depends only on length and on the variety of characters. */
export const strengthOf = (password: string): Strength => {
  const variety = kinds.filter((kind) => kind.test(password)).length
  const different = new Set(password).size
  if (password.length >= 12 && variety >= 3 && different >= 8) return "strong"
  return password.length >= 8 && variety >= 2 && different >= 5 ? "fair" : "weak"
}
