import { atom } from "jotai"

import { ofGroup } from "#domain/home/BannerGroup.ts"
import * as Remote from "#atoms/kernel/Remote.ts"

import { homeAnnouncementsAtom } from "./announcements.ts"

export const videoBannersAtom = atom((get) =>
  Remote.map(get(homeAnnouncementsAtom), ({ banners }) => ofGroup(banners, "m_video")),
)
