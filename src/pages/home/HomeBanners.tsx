import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { homeBannersAtom, homeNoticesAtom } from "#atoms/announcements.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { poster } from "#config/product.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"

import { useBanners } from "../frame/useBanners.ts"
import { useQuiet } from "../frame/useQuiet.ts"

export const HomeBanners = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(homeBannersAtom)
  const retry = useSetAtom(homeNoticesAtom)
  const { banners, onPick } = useBanners(valueOf(remote) ?? [])
  const ready = useQuiet()
  if (remote._tag === "Failed" && banners.length === 0) {
    return (
      <FailedState
        compact
        text={`${t("banners_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
        onRetry={() => retry()}
      />
    )
  }
  return (
    <BannerCarousel
      banners={banners}
      onPick={onPick}
      poster={poster}
      loading={remote._tag === "Loading"}
      ready={ready}
    />
  )
}
