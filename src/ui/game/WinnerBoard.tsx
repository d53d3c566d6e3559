import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { useTranslation } from "#ui/texts.tsx"

import { limits } from "#config/limits.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

import { classes } from "../basic/classes.ts"
import { Picture } from "../basic/Picture.tsx"
import { PressButton } from "../basic/PressButton.tsx"
import { useAwake } from "../basic/useAwake.ts"
import { useReducedMotion } from "../basic/useMedia.ts"
import { boardMoves, boardWindow, rowsPerBeat } from "./boardWindow.ts"
import styles from "./WinnerBoard.module.css"

export interface WinnerRow {
  readonly key: string
  readonly game: string
  readonly player: string
  /** Formatted, with its currency. */
  readonly win: string
  readonly icon?: string | undefined
}

export interface WinnerBoardProps {
  /** None draws nothing. */
  readonly winners: ReadonlyArray<WinnerRow>
  readonly onPick: (index: number) => void
}

interface RowProps {
  readonly winner: WinnerRow
  readonly onPick: () => void
  /** It has got the focus. */
  readonly onFocus?: (() => void) | undefined
  /** Its place on the moving track. */
  readonly place?: number | undefined
  /** Drawn again to close the loop: not for assistive technology. */
  readonly again?: boolean | undefined
}

// The roles stand here again because `display` takes a table's own ones away in Safari.
const Row = ({ winner, onPick, onFocus, place, again = false }: RowProps) => (
  <tr
    role="row"
    className={classes(styles["row"], place !== undefined && styles["placed"])}
    style={place === undefined ? undefined : { "--place": place }}
    aria-hidden={again || undefined}
    onFocus={onFocus}
  >
    <td role="cell" className={styles["game"]}>
      <PressButton className={styles["pick"]} tabIndex={again ? -1 : undefined} onPress={onPick}>
        <span className={styles["icon"]}>
          <Picture src={winner.icon} alt="" ratio={1} />
        </span>
        <span className={styles["name"]}>{winner.game}</span>
      </PressButton>
    </td>
    <td role="cell" className={styles["player"]}>
      {winner.player}
    </td>
    <td role="cell" className={styles["win"]}>
      {winner.win}
    </td>
  </tr>
)

const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <table role="table" className={styles["table"]}>
      <thead role="rowgroup" className={styles["head"]}>
        <tr role="row" className={styles["row"]}>
          <th role="columnheader" scope="col" className={styles["game"]}>
            {t("winner_game")}
          </th>
          <th role="columnheader" scope="col" className={styles["player"]}>
            {t("winner_player")}
          </th>
          <th role="columnheader" scope="col" className={styles["win"]}>
            {t("winner_win")}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  )
}

interface MovingRowsProps extends WinnerBoardProps {
  readonly onRow: (index: number) => void
  readonly awake: boolean
}

/** The endless track: a transform carries it, a beat tells when to draw further rows. */
const MovingRows = ({ winners, onPick, onRow, awake }: MovingRowsProps) => {
  const [passed, setPassed] = useState(0)
  const step = millis(timings.winnerStep)
  const count = winners.length
  const beat = rowsPerBeat * step
  return (
    <>
      {/* Beside the table: the compositor runs only what can be seen, and the rows climb out of sight. */}
      <span
        aria-hidden
        className={classes(styles["beat"], !awake && styles["paused"])}
        style={{ "--beat": `${beat}ms` }}
        onAnimationIteration={(event) =>
          setPassed(Math.round((event.elapsedTime * 1000) / beat) * rowsPerBeat)
        }
      />
      <Frame>
        <tbody
          role="rowgroup"
          className={classes(styles["track"], !awake && styles["paused"])}
          style={{ "--rows": count, "--round": `${count * step}ms` }}
        >
          {boardWindow(passed, count).flatMap((place) => {
            const index = place % count
            const winner = winners[index]
            if (winner === undefined) return []
            return [
              <Row
                key={place}
                winner={winner}
                place={place}
                again={place >= count}
                onPick={() => onPick(index)}
                onFocus={() => onRow(index)}
              />,
            ]
          })}
        </tbody>
      </Frame>
    </>
  )
}

/**
 * The row a keyboard is on: the board then stands still and shows every row.
 *
 * A finger's press focuses too, after it was lifted; the rows must not change under it, or its click is lost.
 */
const useKeyboardRow = (board: RefObject<HTMLElement | null>) => {
  const [row, setRow] = useState<number>()
  const byPointer = useRef(false)
  useEffect(() => {
    const onKey = () => {
      byPointer.current = false
    }
    window.addEventListener("keydown", onKey, true)
    return () => window.removeEventListener("keydown", onKey, true)
  }, [])
  // The resting rows take the place of the moving ones, and the focus would go with those.
  useLayoutEffect(() => {
    if (row === undefined) return
    const button = board.current?.querySelectorAll<HTMLElement>("tbody button")[row]
    if (button !== document.activeElement) button?.focus()
  }, [board, row])
  return {
    inside: row !== undefined,
    onRow: (index: number) => {
      if (!byPointer.current) setRow(index)
    },
    watch: {
      onPointerDown: () => {
        byPointer.current = true
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // A window that goes to the back takes the focus along and brings it back to the same row.
        if (document.hasFocus() && !currentTarget.contains(relatedTarget)) setRow(undefined)
      },
    },
  }
}

export const WinnerBoard = ({ winners, onPick }: WinnerBoardProps) => {
  const { t } = useTranslation()
  const title = useId()
  const board = useRef<HTMLElement>(null)
  const awake = useAwake(board)
  const keyboard = useKeyboardRow(board)
  const reduced = useReducedMotion()
  if (winners.length === 0) return null
  const moves = boardMoves(winners.length) && !reduced && !keyboard.inside
  return (
    <section
      ref={board}
      aria-labelledby={title}
      className={styles["board"]}
      style={{ "--visible": Math.min(winners.length, limits.winnersAtRest) }}
      {...keyboard.watch}
    >
      <h2 id={title} className={styles["title"]}>
        {t("latest_winner")}
      </h2>
      {moves ? (
        <MovingRows
          key={winners.length}
          winners={winners}
          onPick={onPick}
          onRow={keyboard.onRow}
          awake={awake}
        />
      ) : (
        <Frame>
          <tbody role="rowgroup" className={styles["rest"]}>
            {winners.map((winner, index) => (
              <Row
                key={winner.key}
                winner={winner}
                onPick={() => onPick(index)}
                onFocus={() => keyboard.onRow(index)}
              />
            ))}
          </tbody>
        </Frame>
      )}
    </section>
  )
}
