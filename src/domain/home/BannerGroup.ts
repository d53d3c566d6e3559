/** Positions of banners (spec §3). */
export type BannerGroup = "m_home" | "m_register" | "m_login" | "m_video"

/** The banners of a position, in order. */
export const ofGroup = <Banner extends { readonly groupName: string }>(
  banners: ReadonlyArray<Banner>,
  group: BannerGroup,
): ReadonlyArray<Banner> => banners.filter(({ groupName }) => groupName === group)
