import { Ticket } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { Picture } from "#ui/basic/Picture.tsx"
import { PressButton } from "#ui/basic/PressButton.tsx"

import styles from "./LotteryRow.module.css"

export interface LotteryRowProps {
  readonly name: string
  readonly image: string | undefined
  readonly spareImage: string | undefined
  /** The current issue; empty shows none. */
  readonly issue: string
  /** Such as `4:05`; undefined once the issue is closed. */
  readonly closesIn: string | undefined
  readonly numbers: ReadonlyArray<number>
  /** The closed issue is being drawn. */
  readonly drawing: boolean
  readonly onPick: () => void
}

const Closing = ({ closesIn, drawing }: Pick<LotteryRowProps, "closesIn" | "drawing">) => {
  const { t } = useTranslation()
  if (closesIn === undefined)
    return (
      <span className={drawing ? styles["drawing"] : styles["closed"]}>
        {t(drawing ? "lottery_drawing" : "lottery_closed")}
      </span>
    )
  return (
    <span className={styles["closing"]}>
      <span className={styles["caption"]} aria-hidden>
        {t("lottery_closes_in")}
      </span>
      <span role="timer" aria-label={t("lottery_closes_in")} className={styles["time"]}>
        {closesIn}
      </span>
    </span>
  )
}

const Numbers = ({ numbers }: Pick<LotteryRowProps, "numbers">) => {
  const { t } = useTranslation()
  return (
    <ol aria-label={t("last_numbers")} className={styles["balls"]}>
      {numbers.map((number, place) => (
        <li key={place} className={styles["ball"]}>
          {number}
        </li>
      ))}
    </ol>
  )
}

/**
 * A lottery and its current issue. The button covers the row instead of containing it, so that the timer
 * is readable.
 */
export const LotteryRow = (props: LotteryRowProps) => {
  const { name, image, spareImage, issue, closesIn, numbers, drawing, onPick } = props
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
          <Closing closesIn={closesIn} drawing={drawing} />
        </div>
        {numbers.length > 0 && <Numbers numbers={numbers} />}
      </div>
    </div>
  )
}
