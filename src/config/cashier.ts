/** The specification does not give these values. Amounts are in the wallet's major unit. */
export const cashier = {
  smallestAmount: 0.01,
  quickAmounts: [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  quickAmountsShown: 6,
  // Assumed: the gateway sends no withdrawal limits.
  withdrawal: { min: 100, max: 100_000 },
  // Assumed: the number of a bank card has this many digits.
  cardDigits: { min: 8, max: 20 },
  // Assumed: a member answers this many security questions, or all of them if fewer are offered.
  questions: 2,
} as const
