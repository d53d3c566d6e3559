import { useAtomValue } from "jotai"

import { countriesAtom } from "#atoms/entry/countries.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { defaultDialingCode } from "#config/product.ts"
import type { DialingCode } from "#ui/form/text/MobileField.tsx"

const own: DialingCode = { key: "own", dialingCode: defaultDialingCode, name: "" }

/** Assumed: the first country of the list is the merchant's own. Without a list the product's default applies. */
export const useDialingCodes = (chosen: string) => {
  const countries = valueOf(useAtomValue(countriesAtom)) ?? []
  const offered = countries.map(({ code, dialingCode, name }) => ({ key: code, dialingCode, name }))
  const [first = own] = offered
  const dialingCodes = offered.length > 0 ? offered : [own]
  const isOffered = dialingCodes.some(({ dialingCode }) => dialingCode === chosen)
  return { dialingCodes, dialingCode: isOffered ? chosen : first.dialingCode }
}
