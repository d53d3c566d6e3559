import { type BannerGroup, ofGroup } from "#domain/home/BannerGroup.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import { visitSeed } from "#platform/visitSeed.ts"

import type { Prefetched, PrefetchedByName } from "./prefetch.ts"

/** Boot reads these fields unchecked. The app decodes the same responses. */
export interface Value {
  readonly imageCDNs?: ReadonlyArray<string>
  readonly banners: ReadonlyArray<{ readonly url: string; readonly groupName: string }>
  readonly list: ReadonlyArray<{
    readonly vo: { readonly gameName: string; readonly customerName: string; readonly winAmount: number }
  }>
  readonly games: ReadonlyArray<Game>
  readonly promotion: ReadonlyArray<{ readonly title?: string; readonly image?: string }>
}

export interface Game {
  readonly gameName?: string
  readonly nodeName?: string
  readonly displayName?: string
  readonly iconUrl?: string
}

export const valueOf = async ({ response }: Prefetched): Promise<Value> =>
  JSON.parse((await response).body).value

/** The image host of this visit. */
export const hostOf = ({ imageCDNs }: Pick<Value, "imageCDNs">): string =>
  ImageCdn.pick(imageCDNs ?? [], visitSeed())

/** The address of the first banner of a group; undefined without a request for the banners. */
export const bannerOf = async (
  group: BannerGroup,
  { status, announcements, siteAnnouncements = announcements }: PrefetchedByName,
): Promise<string | undefined> => {
  if (status === undefined || siteAnnouncements === undefined) return undefined
  const [value, { banners }] = await Promise.all([valueOf(status), valueOf(siteAnnouncements)])
  const [banner] = ofGroup(banners, group)
  return ImageCdn.addressOf(banner?.url ?? "", hostOf(value))
}
