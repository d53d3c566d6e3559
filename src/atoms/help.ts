import { Effect } from "effect"

import { timings } from "#config/timings.ts"
import { HelpCentre } from "#services/HelpCentre.ts"

import { queryAtom } from "./kernel/query.ts"
import { languageAtom } from "./preferences.ts"

/** The topics of the help centre; a change of language settles first. */
export const helpTopicsAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    return HelpCentre.use(({ topics }) => topics(language)).pipe(Effect.provide(HelpCentre.layer))
  },
  { settle: timings.helpDebounce, isPublic: true },
)
