import { timings } from "#config/timings.ts"

import { searchBoxAtom } from "./searchBox.ts"

const hotSearchBox = () => searchBoxAtom("hot-search", timings.hotSearchDelay, timings.hotSearchLoader)

export const hotSearchAtoms = { page: hotSearchBox(), side: hotSearchBox() } as const
