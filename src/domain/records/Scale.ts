/** The range of a chart's amounts. Zero is always inside it. */
export interface Scale {
  readonly top: number
  readonly bottom: number
}

/** Rounds an amount up to one of a few digits with zeros, such as 1500 or 40. */
const rounded = (amount: number): number => {
  if (amount <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(amount))
  return (
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map((step) => step * power).find((step) => step >= amount) ?? 10 * power
  )
}

/** The scale of the given amounts; both ends are round numbers, and 0 where no amount is on that side. */
export const of = (amounts: ReadonlyArray<number>): Scale => ({
  top: rounded(Math.max(0, ...amounts)),
  // Avoids -0.
  bottom: 0 - rounded(Math.max(0, ...amounts.map((amount) => -amount))),
})

/** The part of the scale's height that an amount takes, from 0 to 1. */
export const share = ({ top, bottom }: Scale, amount: number): number =>
  top === bottom ? 0 : Math.abs(amount) / (top - bottom)
