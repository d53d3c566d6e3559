export interface Scale {
  readonly top: number
  readonly bottom: number
}

const rounded = (amount: number): number => {
  if (amount <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(amount))
  return (
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map((step) => step * power).find((step) => step >= amount) ?? 10 * power
  )
}

export const of = (amounts: ReadonlyArray<number>): Scale => ({
  top: rounded(Math.max(0, ...amounts)),
  bottom: 0 - rounded(Math.max(0, ...amounts.map((amount) => -amount))),
})

export const share = ({ top, bottom }: Scale, amount: number): number =>
  top === bottom ? 0 : Math.abs(amount) / (top - bottom)
