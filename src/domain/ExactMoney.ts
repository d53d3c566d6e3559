import { made, partsOf, type Value } from "./Decimal.ts"
import * as Money from "./Money.ts"

/** Shows every digit, because a rounded amount could hide a part of a loss. */
export const format = (amount: Value): string => {
  const [sign, whole, part] = partsOf(amount)
  return part.length <= 2
    ? Money.format(amount)
    : `${sign}${Money.format(made("", whole, "")).slice(0, -2)}${part}`
}
