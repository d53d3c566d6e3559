import { timings } from "#config/timings.ts"
import { helpTopics } from "#gateway/calls/help/help.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { languageAtom } from "#atoms/preferences.ts"

export const helpTopicsAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    return Backend.read(helpTopics, { lang: language, device: "MOBILE" })
  },
  { debounce: ["help", timings.helpDebounce], isPublic: true },
)
