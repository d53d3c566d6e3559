import { redRain } from "#gateway/calls/promo/redRain.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"

/** Today's red rain. Setting it refetches. */
export const redRainAtom = queryAtom(() => Backend.read(redRain, {}), { ofMember: true })
