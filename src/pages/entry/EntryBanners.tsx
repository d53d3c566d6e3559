import { useAtomValue } from "jotai"

import { loginBannersAtom } from "#atoms/home/announcements.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { registerBannersAtom } from "#atoms/entry/registration.ts"
import { BrandDrawing } from "#ui/media/BrandDrawing.tsx"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"

import { useBanners } from "../frame/useBanners.ts"
import { useOffer } from "../frame/useOffer.ts"
import { useFirstPaintDone } from "../frame/useFirstPaintDone.ts"
import styles from "./EntryBanners.module.css"

export const LoginBanners = () => {
  const remote = useAtomValue(loginBannersAtom)
  const { banners, onPick } = useBanners(valueOf(remote) ?? [])
  return (
    <BannerCarousel
      banners={banners}
      onPick={onPick}
      loading={remote._tag === "Loading"}
      ready={useFirstPaintDone()}
    />
  )
}

const DefaultBanner = () => {
  const offer = useOffer()
  return (
    <div role="img" aria-label={offer} className={styles["illustration"]}>
      <BrandDrawing name="logo" className={styles["logo"]} />
      <span aria-hidden className={styles["offer"]}>
        {offer}
      </span>
    </div>
  )
}

export const RegisterBanners = () => {
  const remote = useAtomValue(registerBannersAtom)
  const { banners, onPick } = useBanners(valueOf(remote) ?? [])
  const ready = useFirstPaintDone()
  const isLoading = remote._tag === "Loading"
  return banners.length === 0 && !isLoading ? (
    <DefaultBanner />
  ) : (
    <BannerCarousel banners={banners} onPick={onPick} loading={isLoading} ready={ready} />
  )
}
