import { timings } from "#config/timings.ts"
import { Winners } from "#services/Winners.ts"

import { queryAtom } from "./kernel/query.ts"
import { languageAtom } from "./preferences.ts"

/** The winner board's entries; a change of language settles first. */
export const winnersAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    return Winners.use(({ latest }) => latest(language))
  },
  { settle: timings.languageRefresh, isPublic: true, kept: true },
)
