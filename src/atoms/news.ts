import { Effect } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import { embedOf } from "#domain/Video.ts"
import { News } from "#services/News.ts"

import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { languageAtom } from "./preferences.ts"

const newsAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    return News.use(({ videos }) => videos(language)).pipe(Effect.provide(News.layer))
  },
  { settle: timings.languageRefresh, isPublic: true },
)

/** The videos of Hot News; a link that cannot be embedded safely is left out. */
export const videosAtom = atom((get) =>
  Remote.getOrElse(get(newsAtom), () => []).flatMap(({ title, linkage }, index) => {
    const src = embedOf(linkage)
    return src === undefined ? [] : [{ key: `${index} ${linkage}`, title, src }]
  }),
)
