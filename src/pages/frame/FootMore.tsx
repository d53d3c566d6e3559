import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { videoBannersAtom } from "#atoms/banners.ts"
import { helpTopicsAtom } from "#atoms/help.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import { HelpBlock } from "#ui/frame/HelpBlock.tsx"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"

import styles from "./FootMore.module.css"
import { useBanners } from "./useBanners.ts"
import { useEnter } from "./useEnter.ts"

/** The banners of videos; a press follows one to its video, as a press on any banner does. */
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

/** The help titles (decision 43). Topics that cannot be had leave the way to the help centre. */
const Help = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const topics = valueOf(useAtomValue(helpTopicsAtom)) ?? []
  return (
    <HelpBlock
      centre={{ label: t("title_help"), ...enter(paths.help) }}
      topics={topics.map(({ title }, index) => ({ label: title, ...enter(`${paths.help}?i=${index}`) }))}
    />
  )
}

/** What home's foot has beside its settings: asked for when it comes near the screen. */
export const FootMore = () => (
  <>
    <Videos />
    <Help />
  </>
)
