import { countries } from "#gateway/calls/entry/registration.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"

export const countriesAtom = queryAtom(() => Backend.read(countries, {}), {
  isPublic: true,
})
