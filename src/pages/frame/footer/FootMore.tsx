import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { videoBannersAtom } from "#atoms/home/banners.ts"
import { mayOfferAtom, moduleAtom } from "#atoms/merchant.ts"
import { helpTopicsAtom } from "#atoms/help/help.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import { HelpBlock } from "#ui/frame/footer/HelpBlock.tsx"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"

import styles from "./FootMore.module.css"
import { useBanners } from "#pages/frame/useBanners.ts"
import { useEnter } from "#pages/view/useEnter.ts"

const Videos = () => {
  const { t } = useTranslation()
  const { banners, onPick } = useBanners(valueOf(useAtomValue(videoBannersAtom)) ?? [])
  if (banners.length === 0) return null
  return (
    <div className={styles["videos"]}>
      <BannerCarousel label={t("videos")} banners={banners} onPick={onPick} />
    </div>
  )
}

const Help = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const isProtected = useAtomValue(moduleAtom)("RGLIMIT3")
  // If the topics fail to load, the link to the help centre remains (open point 43).
  const topics = valueOf(useAtomValue(helpTopicsAtom)) ?? []
  return (
    <HelpBlock
      centre={{ label: t("title_help"), ...enter(paths.help) }}
      topics={[
        ...topics.map(({ title }, index) => ({ label: title, ...enter(`${paths.help}?i=${index}`) })),
        ...(isProtected ? [{ label: t("title_protection"), ...enter(paths.protection) }] : []),
      ]}
    />
  )
}

export const FootMore = () => (
  <>
    {useAtomValue(mayOfferAtom) && <Videos />}
    <Help />
  </>
)
