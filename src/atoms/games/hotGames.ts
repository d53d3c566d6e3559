import { timings } from "#config/timings.ts"

import { searchBoxAtom } from "./searchBox.ts"

const hotSearchBox = () => searchBoxAtom("hot-search", timings.hotSearchDelay, timings.hotSearchLoader)

/**
 * The search fields of the hot-games block on home and in the right-side menu. Pressing the search key is
 * debounced like typing (spec §9).
 */
export const hotSearchAtoms = { page: hotSearchBox(), side: hotSearchBox() } as const
