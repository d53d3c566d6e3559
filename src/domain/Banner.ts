import { Schema } from "effect"

import { text } from "./Lenient.ts"

/** Places a banner may belong to, spec §3. */
export type BannerGroup = "m_home" | "m_register" | "m_login" | "m_video"

export const Banner = Schema.Struct({
  /** Address of the picture. */
  url: Schema.String,
  groupName: text,
  /** Where a press leads; empty for nowhere. */
  linkage: text,
  /** Assumed: what the banner says, for those who do not see it. */
  title: text,
})
export type Banner = typeof Banner.Type

export const ofGroup = (banners: ReadonlyArray<Banner>, group: BannerGroup): ReadonlyArray<Banner> =>
  banners.filter(({ groupName }) => groupName === group)
