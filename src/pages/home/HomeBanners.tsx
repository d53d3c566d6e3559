import { useAtomValue } from "jotai"

import { homeBannersAtom } from "#atoms/home/announcements.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { brandPlaceholder } from "#config/product.ts"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"

import { useBanners } from "../frame/useBanners.ts"
import { useFirstPaintDone } from "../frame/useFirstPaintDone.ts"
import { HomeFailure } from "./HomeFailure.tsx"

export const HomeBanners = () => {
  const remote = useAtomValue(homeBannersAtom)
  const { banners, onPick } = useBanners(valueOf(remote) ?? [])
  const ready = useFirstPaintDone()
  if (remote._tag === "Failed" && banners.length === 0) return <HomeFailure what="banners_failed" />
  return (
    <BannerCarousel
      banners={banners}
      onPick={onPick}
      brandPlaceholder={brandPlaceholder}
      loading={remote._tag === "Loading"}
      ready={ready}
    />
  )
}
