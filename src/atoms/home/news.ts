import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import { embedOf } from "#domain/home/Video.ts"
import { lobbyNews } from "#gateway/calls/home/news.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { languageAtom } from "#atoms/preferences.ts"

const newsAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    return Backend.read(lobbyNews, { language })
  },
  { debounce: ["news", timings.languageRefresh], isPublic: true },
)

export const videosAtom = atom((get) =>
  Remote.getOrElse(get(newsAtom), () => []).flatMap(({ title, linkage }, index) => {
    const src = embedOf(linkage)
    return src === undefined ? [] : [{ key: `${index} ${linkage}`, title, src }]
  }),
)
