import { useAtomValue } from "jotai"

import { countriesAtom } from "#atoms/countries.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { defaultDialingCode } from "#config/product.ts"
import type { DialingCode } from "#ui/form/MobileField.tsx"

const own: DialingCode = { key: "own", dialingCode: defaultDialingCode, name: "" }

/**
 * The dialling codes to choose from, and the one that is chosen: of those offered, else the first.
 *
 * Assumed: the first country of the list is the merchant's own; without a list there is the product's.
 */
export const useDialingCodes = (chosen: string) => {
  const countries = valueOf(useAtomValue(countriesAtom)) ?? []
  const offered = countries.map(({ code, dialingCode, name }) => ({ key: code, dialingCode, name }))
  const [first = own] = offered
  const dialingCodes = offered.length > 0 ? offered : [own]
  const isOffered = dialingCodes.some(({ dialingCode }) => dialingCode === chosen)
  return { dialingCodes, dialingCode: isOffered ? chosen : first.dialingCode }
}
