export type BannerGroup = "m_home" | "m_register" | "m_login" | "m_video"

export const ofGroup = <Banner extends { readonly groupName: string }>(
  banners: ReadonlyArray<Banner>,
  group: BannerGroup,
): ReadonlyArray<Banner> => banners.filter(({ groupName }) => groupName === group)
