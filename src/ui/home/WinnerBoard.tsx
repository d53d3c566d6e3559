import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { useTranslation } from "react-i18next"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { classes } from "#ui/basic/classes.ts"
import { PauseButton } from "#ui/button/PauseButton.tsx"
import { Picture } from "#ui/image/Picture.tsx"
import { PressButton } from "#ui/button/PressButton.tsx"
import { useAwake } from "#ui/image/useAwake.ts"
import { useReducedMotion } from "#ui/basic/useMedia.ts"

import { boardMoves, boardWindow, rowsPerPeriod, visibleRows } from "./boardWindow.ts"
import styles from "./WinnerBoard.module.css"

export interface WinnerRow {
  readonly key: string
  readonly game: string
  readonly player: string
  /** A formatted amount with the currency. */
  readonly win: string
  readonly icon?: string | undefined
}

export interface WinnerBoardProps {
  readonly winners: ReadonlyArray<WinnerRow>
  readonly onPick: (index: number) => void
}

interface RowProps {
  readonly winner: WinnerRow
  readonly onPick: () => void
  /** True for the only row that Tab reaches. Arrow keys move the focus to the other rows. */
  readonly isStop: boolean
  readonly onFocus?: (() => void) | undefined
  /** The position on the moving track. */
  readonly place?: number | undefined
  /** True for the copy of a row at the end of the loop. Copies are hidden from assistive technology. */
  readonly again?: boolean | undefined
}

// Repeats the roles of the table elements, because Safari drops the roles when `display` changes.
const Row = ({ winner, onPick, isStop, onFocus, place, again = false }: RowProps) => (
  <tr
    role="row"
    className={classes(styles["row"], place !== undefined && styles["placed"])}
    style={place === undefined ? undefined : { "--place": place }}
    aria-hidden={again || undefined}
    onFocus={onFocus}
  >
    <td role="cell" className={styles["game"]}>
      <PressButton className={styles["pick"]} tabIndex={isStop ? undefined : -1} onPress={onPick}>
        <span className={styles["icon"]}>
          <Picture src={winner.icon} alt="" ratio={1} />
        </span>
        <span data-cell="game" className={styles["name"]}>
          {winner.game}
        </span>
      </PressButton>
    </td>
    <td role="cell" data-cell="player" className={styles["player"]}>
      {winner.player}
    </td>
    <td role="cell" data-cell="win" className={styles["win"]}>
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

const animationsOf = (element: Element | null): ReadonlyArray<Animation> =>
  // iOS below 14 and Chrome below 84 have no `getAnimations`.
  element !== null && "getAnimations" in element ? element.getAnimations() : []

// When the player pauses the board, the rows move on until no row is cut off.
const useWholeRows = (
  track: RefObject<Element | null>,
  timer: RefObject<Element | null>,
  paused: boolean,
): void => {
  useEffect(() => {
    const [climb] = animationsOf(track.current)
    const time = climb?.currentTime
    if (!paused || typeof time !== "number") return
    const step = millis(timings.winnerStep)
    const rest = Math.ceil(time / step) * step - time
    for (const animation of [...animationsOf(track.current), ...animationsOf(timer.current)])
      animation.currentTime = Number(animation.currentTime) + rest
  }, [track, timer, paused])
}

interface MovingRowsProps extends WinnerBoardProps {
  readonly onRow: (index: number) => void
  readonly plays: boolean
  /** True if the player has paused the board. */
  readonly paused: boolean
}

// A CSS animation moves the track. The events of a CSS timer render further rows.
const MovingRows = ({ winners, onPick, onRow, plays, paused }: MovingRowsProps) => {
  const [passed, setPassed] = useState(0)
  const track = useRef<HTMLTableSectionElement>(null)
  const timer = useRef<HTMLSpanElement>(null)
  useWholeRows(track, timer, paused)
  const step = millis(timings.winnerStep)
  const count = winners.length
  const period = rowsPerPeriod * step
  return (
    <>
      {/* The timer is outside the table, because it needs a visible element and the rows scroll out of view. */}
      <span
        ref={timer}
        aria-hidden
        className={classes(styles["timer"], !plays && styles["paused"])}
        style={{ "--period": `${period}ms` }}
        onAnimationIteration={(event) =>
          setPassed(Math.round((event.elapsedTime * 1000) / period) * rowsPerPeriod)
        }
      />
      <Frame>
        <tbody
          ref={track}
          role="rowgroup"
          className={classes(styles["track"], !plays && styles["paused"])}
          style={{ "--rows": count, "--loop": `${count * step}ms` }}
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
                isStop={place === passed % count}
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

const nextRow = (key: string, row: number, count: number): number | undefined => {
  switch (key) {
    case "ArrowDown":
      return Math.min(row + 1, count - 1)
    case "ArrowUp":
      return Math.max(row - 1, 0)
    case "Home":
      return 0
    case "End":
      return count - 1
    default:
      return undefined
  }
}

const useKeyboardRow = (board: RefObject<HTMLElement | null>, count: number) => {
  const [row, setRow] = useState<number>()
  // A touch focuses a row only after the touch has ended. Showing all rows at that moment would lose the click.
  const byPointer = useRef(false)
  useEffect(() => {
    const onKey = () => {
      byPointer.current = false
    }
    window.addEventListener("keydown", onKey, true)
    return () => window.removeEventListener("keydown", onKey, true)
  }, [])
  // Focuses the row again, because resting rows replace the moving rows when a row gets the focus.
  useLayoutEffect(() => {
    if (row === undefined) return
    const button = board.current?.querySelectorAll<HTMLElement>("tbody button")[row]
    if (button !== document.activeElement) button?.focus()
  }, [board, row])
  return {
    row,
    onRow: (index: number) => {
      if (!byPointer.current) setRow(index)
    },
    watch: {
      onKeyDown: (event: KeyboardEvent) => {
        const next = row === undefined ? undefined : nextRow(event.key, row, count)
        if (next === undefined) return
        event.preventDefault()
        setRow(next)
      },
      onPointerDown: () => {
        byPointer.current = true
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // Ignores a blur of the whole window, which later restores the focus to the same row.
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
  const keyboard = useKeyboardRow(board, winners.length)
  const reduced = useReducedMotion()
  const [paused, setPaused] = useState(false)
  if (winners.length === 0) return null
  const mayMove = boardMoves(winners.length) && !reduced
  const moves = mayMove && keyboard.row === undefined
  return (
    <section
      ref={board}
      aria-labelledby={title}
      className={styles["board"]}
      style={{ "--visible": visibleRows(winners.length) }}
      {...keyboard.watch}
    >
      <div className={styles["top"]}>
        <h2 id={title} className={styles["title"]}>
          {t("latest_winner")}
        </h2>
        {mayMove && <PauseButton paused={paused} className={styles["pause"]} onChange={setPaused} />}
      </div>
      {moves ? (
        <MovingRows
          key={winners.length}
          winners={winners}
          onPick={onPick}
          onRow={keyboard.onRow}
          plays={awake && !paused}
          paused={paused}
        />
      ) : (
        <Frame>
          <tbody role="rowgroup" className={styles["rest"]}>
            {winners.map((winner, index) => (
              <Row
                key={winner.key}
                winner={winner}
                isStop={index === (keyboard.row ?? 0)}
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
