import { timings } from "#config/timings.ts"

import { searchBoxAtom } from "./searchBox.ts"

/** The box of the hot-games block; pressing its search key waits like typing does (spec §9). */
export const hotSearchAtom = searchBoxAtom("hot-search", timings.hotSearchDelay, timings.hotSearchLoader)
