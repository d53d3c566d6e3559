import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { nowAtom } from "#atoms/clock.ts"
import { nearRainAtom } from "#atoms/promo/redRain.ts"
import { paths } from "#config/paths.ts"
import * as DurationText from "#domain/DurationText.ts"
import * as RedRain from "#domain/promo/RedRain.ts"
import { durationText } from "#i18n/formatting.ts"
import { RainTeaser } from "#ui/promo/RainTeaser.tsx"

import { useEnter } from "#pages/view/useEnter.ts"

const Near = ({ rain }: { readonly rain: RedRain.RedRain }) => {
  const { t } = useTranslation()
  const enter = useEnter()
  const now = useAtomValue(nowAtom)
  const left = Math.ceil(RedRain.untilPhaseChange(rain, now) / 1000)
  return (
    <RainTeaser
      title={rain.title || t("red_rain")}
      phase={t(RedRain.phaseTexts[RedRain.phaseAt(rain, now)])}
      left={durationText(t, DurationText.parts(left))}
      link={enter(paths.redRain)}
    />
  )
}

export const HomeRain = () => {
  const rain = useAtomValue(nearRainAtom)
  return rain === undefined ? null : <Near rain={rain} />
}
