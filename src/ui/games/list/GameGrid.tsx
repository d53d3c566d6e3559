import { memo, type ReactElement, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { type CustomItemComponentProps, WindowVirtualizer } from "virtua"

import { classes } from "#ui/basic/classes.ts"
import { FailedState } from "#ui/state/FailedState.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { Spinner } from "#ui/state/Spinner.tsx"
import { useShellPart } from "#ui/state/useShellPart.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"

import styles from "./GameGrid.module.css"
import { GameTile, type GameTileProps, type GameTiles } from "#ui/games/tile/GameTile.tsx"
import { gamesBesideLarge, type GridGeometry, gridGap, posterRatio } from "./gridGeometry.ts"
import { useEndNear } from "./useEndNear.ts"
import { useGridGeometry, useStableTopRow } from "./useGridGeometry.ts"
import { useKeptFocus } from "./useKeptFocus.ts"

export type GridMore = "end" | "idle" | "loading" | { readonly text: string }

export interface GameGridProps {
  readonly games: GameTiles
  readonly more: GridMore
  /** Called repeatedly while the end of the list is near, until `more` changes. */
  readonly onEndNear: () => void
  readonly onRetry: () => void
  readonly label?: string | undefined
  /** The number of rows above a game of double size. If undefined, all games have the same size. */
  readonly largeAfter?: number | undefined
}

interface GameRowProps {
  readonly games: GameTiles
  readonly first: number
  /** The total number of games; -1 while the number is unknown. */
  readonly total: number
  readonly geometry: GridGeometry
  /** Renders two rows in which the first game has double width and height. */
  readonly large?: boolean | undefined
}

// The first screen's games. Their pictures show at once where boot has loaded them before the app.
const eagerGames = 12

const rowStyle = ({ columns, row }: GridGeometry, rows = 1) =>
  ({ height: rows * row, "--columns": columns, "--gap": `${gridGap}rem` }) as const

const GameRow = memo(({ games, first, total, geometry, large = false }: GameRowProps) => {
  const fitting = large ? 1 + gamesBesideLarge(geometry.columns) : geometry.columns
  return (
    <div
      className={classes(styles["row"], large && styles["double"])}
      style={rowStyle(geometry, large ? 2 : 1)}
    >
      {Array.from({ length: Math.min(fitting, games.length - first) }, (_, place) => {
        const index = first + place
        const game = games.at(index)
        const isLarge = large && place === 0
        return (
          game !== undefined && (
            <div
              key={game.key}
              role="listitem"
              aria-setsize={total}
              aria-posinset={index + 1}
              className={isLarge ? styles["large"] : undefined}
            >
              <GameTile
                eager={index < eagerGames}
                {...game.tile}
                largeRatio={isLarge ? geometry.double : undefined}
              />
            </div>
          )
        )
      })}
    </div>
  )
})

interface HeadProps extends Pick<GameRowProps, "games" | "total" | "geometry"> {
  readonly plainRows: number
}

// These rows are never virtualised, because their height differs.
const Head = ({ plainRows, ...rest }: HeadProps) => {
  const { columns } = rest.geometry
  return (
    <>
      {Array.from({ length: plainRows }, (_, row) => (
        <GameRow key={row} {...rest} first={row * columns} />
      ))}
      <GameRow {...rest} first={plainRows * columns} large />
    </>
  )
}

// Shows each row at once. Virtua would hide a row until it is measured, but the height is already known.
const RowPlace = ({ style, children, ref }: CustomItemComponentProps) => (
  <div ref={ref} style={{ ...style, visibility: "visible" }}>
    {children}
  </div>
)

interface RowsProps {
  readonly count: number
  readonly geometry: GridGeometry
  readonly children: (row: number) => ReactElement
}

const Rows = ({ count, geometry, children }: RowsProps) => {
  const rows = useMemo(() => Array.from({ length: count }, (_, row) => row), [count])
  return (
    <WindowVirtualizer
      key={`${geometry.columns} ${geometry.row}`}
      data={rows}
      item={RowPlace}
      itemSize={geometry.row}
      bufferSize={2 * geometry.row}
    >
      {(row: number) => children(row)}
    </WindowVirtualizer>
  )
}

const End = ({ more, onRetry }: Pick<GameGridProps, "more" | "onRetry">) => {
  if (more === "end") return null
  return (
    <div className={styles["end"]}>
      {typeof more === "string" ? <Spinner /> : <FailedState compact text={more.text} onRetry={onRetry} />}
    </div>
  )
}

/** Virtualises the rows. The grid scrolls with the window. */
export const GameGrid = (props: GameGridProps) => {
  const { games, more, onEndNear, onRetry, label, largeAfter } = props
  const { t } = useTranslation()
  const { box, geometry } = useGridGeometry<HTMLDivElement>()
  const { columns } = geometry
  const upToLarge = largeAfter === undefined ? 0 : largeAfter * columns + 1 + gamesBesideLarge(columns)
  // With fewer games, gaps would remain next to the large game.
  const head = upToLarge <= games.length ? upToLarge : 0
  const headRows = head === 0 || largeAfter === undefined ? 0 : largeAfter + 2
  const count = Math.ceil((games.length - head) / columns)
  const total = more === "end" ? games.length : -1
  useKeptFocus(box)
  useStableTopRow(box, geometry)
  useEndNear({ list: box, entries: games, hasMore: more === "idle", onEndNear })
  return (
    <div className={styles["grid"]}>
      <div
        ref={box}
        role="list"
        aria-label={label ?? t("games")}
        style={{ minHeight: (headRows + count) * geometry.row }}
      >
        {headRows > 0 && <Head games={games} total={total} geometry={geometry} plainRows={headRows - 2} />}
        <Rows count={count} geometry={geometry}>
          {(row) => (
            <GameRow key={row} games={games} first={head + row * columns} total={total} geometry={geometry} />
          )}
        </Rows>
      </div>
      <End more={more} onRetry={onRetry} />
    </div>
  )
}

/** An empty grid in the static shell, with the row and the tile that boot copies for each game. */
export const GameGridPlace = ({ tile }: { readonly tile: GameTileProps }) => (
  <div className={styles["grid"]}>
    <div data-place="games" />
    <template>
      <GameRow
        games={{ length: 1, at: () => ({ key: "", tile }) }}
        first={0}
        total={-1}
        geometry={{ columns: 1, row: 1, double: 1 }}
      />
    </template>
  </div>
)

export const GameGridSkeleton = () => {
  const { t } = useTranslation()
  const { box, geometry } = useGridGeometry<HTMLDivElement>()
  const bones = Array.from({ length: geometry.columns }, (_, place) => place)
  const early = useShellPart("games")
  return (
    <div className={styles["grid"]} aria-busy>
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      <div ref={box} aria-hidden>
        {early ??
          Array.from({ length: 4 }, (_, row) => (
            <div key={row} className={styles["row"]} style={rowStyle(geometry)}>
              {bones.map((bone) => (
                <Skeleton key={bone} ratio={posterRatio} className={styles["bone"]} />
              ))}
            </div>
          ))}
      </div>
    </div>
  )
}
