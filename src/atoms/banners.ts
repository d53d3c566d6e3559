import { atom } from "jotai"

import { ofGroup } from "#domain/BannerGroup.ts"

import { homeNoticesAtom } from "./announcements.ts"
import * as Remote from "./kernel/Remote.ts"

/** The banners of videos at the foot of home. */
export const videoBannersAtom = atom((get) =>
  Remote.map(get(homeNoticesAtom), ({ banners }) => ofGroup(banners, "m_video")),
)
