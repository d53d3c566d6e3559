/** What the specification leaves open of deposits and withdrawals; amounts in the wallet's major unit. */
export const cashier = {
  /** No amount is smaller. */
  smallestAmount: 0.01,
  /** Amounts to press; those are shown that a way to pay takes. */
  quickAmounts: [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  quickAmountsShown: 6,
  /** Assumed: the gateway names no limits of a withdrawal. */
  withdrawal: { min: 100, max: 100_000 },
  /** Assumed: digits of a bank card's number. */
  cardDigits: { min: 8, max: 20 },
  /** Assumed: so many security questions are answered, if there are so many. */
  questions: 2,
} as const
