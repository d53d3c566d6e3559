import { useAtomValue } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { loginBannersAtom } from "#atoms/home/announcements.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { registerBannersAtom } from "#atoms/entry/registration.ts"
import { BrandDrawing } from "#ui/media/BrandDrawing.tsx"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"

import { useBanners } from "../frame/useBanners.ts"
import { useOffer } from "../frame/useOffer.ts"
import { useFirstPaintDone } from "../frame/useFirstPaintDone.ts"
import styles from "./EntryBanners.module.css"

const DefaultBanner = ({ text }: { readonly text: string }) => (
  <div role="img" aria-label={text} className={styles["illustration"]}>
    <BrandDrawing name="logo" className={styles["logo"]} />
    <span aria-hidden className={styles["offer"]}>
      {text}
    </span>
  </div>
)

const bannersOf = { login: loginBannersAtom, register: registerBannersAtom } as const

interface Props {
  readonly tab: keyof typeof bannersOf
  /** Called when the first banner or the default banner shows. */
  readonly onShown: () => void
}

export const EntryBanners = ({ tab, onShown }: Props) => {
  const { t } = useTranslation()
  const offer = useOffer()
  const remote = useAtomValue(bannersOf[tab])
  const { banners, onPick } = useBanners(valueOf(remote) ?? [])
  const ready = useFirstPaintDone()
  const isLoading = remote._tag === "Loading"
  const isEmpty = banners.length === 0 && !isLoading
  useEffect(() => {
    if (isEmpty) onShown()
  }, [isEmpty, onShown])
  return isEmpty ? (
    <DefaultBanner text={tab === "register" ? offer : t("product_name")} />
  ) : (
    <BannerCarousel banners={banners} onPick={onPick} loading={isLoading} ready={ready} onShown={onShown} />
  )
}
