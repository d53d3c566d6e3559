import { useId } from "react"

import type { Bar } from "#domain/ProfitLoss.ts"

import { Unseen } from "../basic/Unseen.tsx"
import { classes } from "../basic/classes.ts"
import styles from "./DayBars.module.css"

export interface DayBarsProps {
  readonly title: string
  readonly bars: ReadonlyArray<Bar>
  /** What a day brought, in words. */
  readonly textOf: (bar: Bar) => string
}

/** A day without its year, as the picture has no room for it. */
const short = (date: string): string => date.slice(5).replace("-", "/")

/** What each day brought, as bars up and down from a line; told day by day to who cannot see it. */
export const DayBars = ({ title, bars, textOf }: DayBarsProps) => {
  const id = useId()
  return (
    <figure className={styles["figure"]} aria-labelledby={id}>
      <figcaption id={id} className={styles["title"]}>
        {title}
      </figcaption>
      <ol className={styles["days"]}>
        {bars.map((bar) => (
          <li key={bar.date} className={styles["day"]}>
            <Unseen>{`${bar.date}: ${textOf(bar)}`}</Unseen>
            <span
              aria-hidden
              className={classes(styles["bar"], bar.net < 0 ? styles["down"] : styles["up"])}
              style={{ height: `${Math.abs(bar.height) * 48}%` }}
            />
          </li>
        ))}
      </ol>
      <div className={styles["ends"]} aria-hidden>
        <span>{short(bars[0]?.date ?? "")}</span>
        {bars.length > 1 && <span>{short(bars.at(-1)?.date ?? "")}</span>}
      </div>
    </figure>
  )
}
