import { ChevronRight } from "lucide-react"
import { useId, useRef } from "react"
import { useTranslation } from "react-i18next"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { Picture } from "#ui/image/Picture.tsx"
import { PressButton } from "#ui/button/PressButton.tsx"
import { useCount } from "#ui/text/useCount.ts"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"

import styles from "./JackpotStrip.module.css"

export interface JackpotStripProps {
  readonly name: string
  readonly image: string | undefined
  readonly spareImage?: string | undefined
  /** In the currency's major unit. */
  readonly amount: number
  readonly format: (amount: number) => string
  readonly onPick: () => void
}

const start = 0.98

/** The visible amount counts up; screen readers read the final amount. */
export const JackpotStrip = ({ name, image, spareImage, amount, format, onPick }: JackpotStripProps) => {
  const { t } = useTranslation()
  const about = useId()
  const place = useRef<HTMLDivElement>(null)
  const shown = useCount(amount, place, { start: amount * start, duration: millis(timings.jackpotCount) })
  return (
    <div ref={place} className={styles["place"]}>
      <PressButton className={styles["strip"]} aria-describedby={about} onPress={onPick}>
        <span className={styles["icon"]}>
          <Picture src={image} spareSrc={spareImage} alt="" ratio={1} />
        </span>
        <span className={styles["words"]}>
          <span className={styles["line"]}>
            <span className={styles["word"]}>{t("badge_jackpot")}</span>{" "}
            <span className={styles["name"]}>{name}</span>
          </span>
          <span aria-hidden className={styles["amount"]}>
            {format(shown)}
          </span>
        </span>
        <ChevronRight aria-hidden className={styles["more"]} />
      </PressButton>
      <VisuallyHidden>
        <span id={about}>{format(amount)}</span>
      </VisuallyHidden>
    </div>
  )
}
