/**
 * Values for deposits and withdrawals that the specification does not give. Amounts are in the wallet's major
 * unit.
 */
export const cashier = {
  /** Smallest amount of any move. */
  smallestAmount: 0.01,
  /** Amounts offered as buttons. Only those that the payment method accepts are shown. */
  quickAmounts: [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  quickAmountsShown: 6,
  /** Assumed: the gateway sends no withdrawal limits. */
  withdrawal: { min: 100, max: 100_000 },
  /** Assumed: number of digits of a bank card. */
  cardDigits: { min: 8, max: 20 },
  /** Assumed: number of security questions to answer, or fewer when fewer are offered. */
  questions: 2,
} as const
