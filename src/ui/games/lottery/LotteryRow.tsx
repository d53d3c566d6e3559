import { Ticket } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { Picture } from "#ui/image/Picture.tsx"
import { PressButton } from "#ui/button/PressButton.tsx"

import { Balls } from "./Balls.tsx"
import styles from "./LotteryRow.module.css"

export interface LotteryRowProps {
  readonly name: string
  readonly image: string | undefined
  readonly spareImage: string | undefined
  /** "" shows no issue. */
  readonly issue: string
  /** The time until the issue closes, such as `4:05`; undefined once the issue is closed. */
  readonly closesIn: string | undefined
  readonly closing: boolean
  readonly numbers: ReadonlyArray<number>
  /** True while the lottery draws the numbers of the closed issue. */
  readonly drawing: boolean
  readonly onPick: () => void
}

const Closing = ({
  closesIn,
  closing,
  drawing,
}: Pick<LotteryRowProps, "closesIn" | "closing" | "drawing">) => {
  const { t } = useTranslation()
  if (closesIn === undefined)
    return (
      <span className={drawing ? styles["drawing"] : styles["closed"]}>
        {t(drawing ? "lottery_drawing" : "lottery_closed")}
      </span>
    )
  return (
    <span className={styles["closing"]} data-closing={closing}>
      <span className={styles["caption"]} aria-hidden>
        {t(closing ? "lottery_closing" : "lottery_closes_in")}
      </span>
      <span role="timer" aria-label={t("lottery_closes_in")} className={styles["time"]}>
        {closesIn}
      </span>
    </span>
  )
}

// The button covers the row instead of containing it, so that screen readers can read the timer.
export const LotteryRow = (props: LotteryRowProps) => {
  const { name, image, spareImage, issue, closesIn, closing, numbers, drawing, onPick } = props
  const { t } = useTranslation()
  const about = useId()
  return (
    <div className={styles["lottery"]}>
      <PressButton aria-label={name} aria-describedby={about} className={styles["press"]} onPress={onPick}>
        <span />
      </PressButton>
      <span className={styles["logo"]}>
        <Picture src={image} spareSrc={spareImage} alt="" ratio={1} fallback={<Ticket />} />
      </span>
      <div className={styles["text"]}>
        <div className={styles["top"]}>
          <span className={styles["names"]}>
            <span className={styles["name"]} aria-hidden>
              {name}
            </span>
            <span id={about} className={styles["issue"]}>
              {issue !== "" && t("lottery_issue", { issue })}
            </span>
          </span>
          <Closing closesIn={closesIn} closing={closing} drawing={drawing} />
        </div>
        <div className={styles["foot"]}>
          {numbers.length > 0 && <Balls label={t("last_numbers")} numbers={numbers} />}
          <span aria-hidden className={styles["play"]}>
            {t("play")}
          </span>
        </div>
      </div>
    </div>
  )
}
