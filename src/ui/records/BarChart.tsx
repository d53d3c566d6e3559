import { useId, useState } from "react"
import { useTranslation } from "react-i18next"

import * as Scale from "#domain/records/Scale.ts"
import { labelText } from "#i18n/formatting.ts"

import { classes } from "#ui/basic/classes.ts"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import styles from "./BarChart.module.css"

export interface ChartBar {
  readonly key: string
  readonly name: string
  /** A short name below the bar. */
  readonly mark?: string | undefined
  readonly amount: number
}

export interface BarChartProps {
  readonly title: string
  /** The column headings of the hidden table: name and amount. */
  readonly head: readonly [string, string]
  readonly bars: ReadonlyArray<ChartBar>
  readonly textOf: (amount: number) => string
  readonly plain?: boolean | undefined
}

// If a chart has more bars, only the first and the last bar show a short name.
const mostMarks = 7

const percent = (part: number): string => `${part * 100}%`

interface ColumnProps {
  readonly bar: ChartBar
  readonly group: string
  readonly checked: boolean
  readonly text: string
  readonly scale: Scale.Scale
  readonly tone: string | undefined
  readonly onPick: () => void
}

const Column = ({ bar, group, checked, text, scale, tone, onPick }: ColumnProps) => {
  const isLoss = bar.amount < 0
  const zero = Scale.share(scale, isLoss ? scale.top : scale.bottom)
  return (
    <li className={styles["item"]}>
      <label className={styles["column"]} data-active={checked}>
        <input type="radio" name={group} checked={checked} className={styles["input"]} onChange={onPick} />
        <VisuallyHidden>{text}</VisuallyHidden>
        <span
          aria-hidden
          className={classes(styles["bar"], isLoss ? styles["down"] : styles["up"], tone)}
          style={{
            [isLoss ? "top" : "bottom"]: percent(zero),
            height: percent(Scale.share(scale, bar.amount)),
          }}
        />
      </label>
    </li>
  )
}

const Table = ({ title, head, bars, textOf }: BarChartProps) => (
  <div className={styles["table"]}>
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, name, amount }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{textOf(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const Marks = ({ bars }: Pick<BarChartProps, "bars">) => {
  const isFew = bars.length <= mostMarks
  const marked = isFew ? bars : [bars[0], bars.at(-1)].filter((bar) => bar !== undefined)
  if (marked.every(({ mark }) => mark === undefined)) return null
  return (
    <div className={classes(styles["marks"], isFew ? styles["each"] : styles["ends"])} aria-hidden>
      {marked.map(({ key, mark }) => (
        <span key={key}>{mark}</span>
      ))}
    </div>
  )
}

const largest = (bars: ReadonlyArray<ChartBar>): ChartBar | undefined =>
  bars.reduce<ChartBar | undefined>(
    (most, bar) => (Math.abs(bar.amount) > Math.abs(most?.amount ?? 0) ? bar : most),
    bars.at(-1),
  )

/** A hidden table contains all amounts. */
export const BarChart = (props: BarChartProps) => {
  const { title, bars, textOf, plain = false } = props
  const { t } = useTranslation()
  const id = useId()
  const [picked, setPicked] = useState<string>()
  const chosen = bars.find(({ key }) => key === picked) ?? largest(bars)
  const scale = Scale.of(bars.map(({ amount }) => amount))
  const toneOf = (amount: number) => (amount < 0 ? styles["loss"] : styles["gain"])
  return (
    <figure className={styles["figure"]} aria-labelledby={id}>
      <figcaption id={id} className={styles["title"]}>
        {title}
      </figcaption>
      {chosen !== undefined && (
        <p className={styles["chosen"]} aria-hidden>
          <span className={styles["name"]}>{chosen.name}</span>
          <span className={styles["amount"]}>{textOf(chosen.amount)}</span>
        </p>
      )}
      <p className={styles["end"]} aria-hidden>
        {scale.top === 0 ? "" : textOf(scale.top)}
      </p>
      <div className={styles["plot"]}>
        <ol className={styles["columns"]}>
          {bars.map((bar) => (
            <Column
              key={bar.key}
              bar={bar}
              group={id}
              checked={bar === chosen}
              text={labelText(t, bar.name, textOf(bar.amount))}
              scale={scale}
              tone={plain ? styles["plain"] : toneOf(bar.amount)}
              onPick={() => setPicked(bar.key)}
            />
          ))}
        </ol>
        <p className={styles["zero"]} style={{ top: percent(Scale.share(scale, scale.top)) }} aria-hidden>
          0
        </p>
      </div>
      {scale.bottom !== 0 && (
        <p className={styles["end"]} aria-hidden>
          {textOf(scale.bottom)}
        </p>
      )}
      <Marks bars={bars} />
      <Table {...props} />
    </figure>
  )
}
