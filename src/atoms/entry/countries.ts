import { countries } from "#gateway/calls/entry/registration.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"

/** The countries whose dialling codes are offered. */
export const countriesAtom = queryAtom(() => Backend.read(countries, {}), {
  isPublic: true,
})
