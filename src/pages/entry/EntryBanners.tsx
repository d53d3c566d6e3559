import { useAtomValue } from "jotai"

import { loginBannersAtom } from "#atoms/announcements.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { registerBannersAtom } from "#atoms/registration.ts"
import { Lantern } from "#ui/frame/Lantern.tsx"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"

import { useBanners } from "../frame/useBanners.ts"
import { useOffer } from "../frame/useOffer.ts"
import { useQuiet } from "../frame/useQuiet.ts"
import styles from "./EntryBanners.module.css"

/** The banners of the login page, spec §2. */
export const LoginBanners = () => {
  const remote = useAtomValue(loginBannersAtom)
  const { banners, onPick } = useBanners(valueOf(remote) ?? [])
  return (
    <BannerCarousel
      banners={banners}
      onPick={onPick}
      loading={remote._tag === "Loading"}
      ready={useQuiet()}
    />
  )
}

/** Drawn where the merchant has no banner. */
const DefaultBanner = () => {
  const offer = useOffer()
  return (
    <div role="img" aria-label={offer} className={styles["drawn"]}>
      <Lantern className={styles["lantern"]} />
      <span aria-hidden className={styles["offer"]}>
        {offer}
      </span>
    </div>
  )
}

/** The banners of registration, or a drawn one (spec §2). */
export const RegisterBanners = () => {
  const remote = useAtomValue(registerBannersAtom)
  const { banners, onPick } = useBanners(valueOf(remote) ?? [])
  const ready = useQuiet()
  const isLoading = remote._tag === "Loading"
  return banners.length === 0 && !isLoading ? (
    <DefaultBanner />
  ) : (
    <BannerCarousel banners={banners} onPick={onPick} loading={isLoading} ready={ready} />
  )
}
