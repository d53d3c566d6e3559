import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"

import { geometryOf, type GridGeometry } from "./gridGeometry.ts"

const remOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

// The grid's side padding in rem.
const edge = 0.24

// A grid fills the page's column, so its width is known before the grid mounts.
const expected = (): GridGeometry => {
  const rem = remOf()
  return geometryOf(document.body.clientWidth - 2 * edge * rem, rem)
}

const measured = (box: Element): GridGeometry | undefined => {
  const { width } = box.getBoundingClientRect()
  return width > 0 ? geometryOf(width, remOf()) : undefined
}

const isSame = (one: GridGeometry, other: GridGeometry): boolean =>
  one.columns === other.columns && one.row === other.row

/** Returns the correct geometry from the first render. `box` is the element that contains the rows. */
export const useGridGeometry = <Box extends HTMLElement>(): {
  readonly box: RefObject<Box | null>
  readonly geometry: GridGeometry
} => {
  const box = useRef<Box>(null)
  const [geometry, setGeometry] = useState(expected)
  useLayoutEffect(() => {
    const look = () => {
      const found = box.current === null ? undefined : measured(box.current)
      if (found !== undefined) setGeometry((known) => (isSame(known, found) ? known : found))
    }
    look()
    window.addEventListener("resize", look)
    return () => window.removeEventListener("resize", look)
  }, [])
  return { box, geometry }
}

/** Keeps the first visible row at the top when the number of columns changes, for example after a rotation. */
export const useStableTopRow = (box: RefObject<HTMLElement | null>, { columns, row }: GridGeometry): void => {
  const gone = useRef(0)
  const before = useRef({ columns, row })
  useLayoutEffect(() => {
    const { columns: oldColumns, row: oldRow } = before.current
    before.current = { columns, row }
    if (box.current === null || (oldColumns === columns && oldRow === row) || gone.current <= 0) return
    const { top } = box.current.getBoundingClientRect()
    window.scrollBy(0, top + ((gone.current / oldRow) * oldColumns * row) / columns)
  }, [box, columns, row])
  useEffect(() => {
    const look = () => {
      gone.current = -(box.current?.getBoundingClientRect().top ?? 0)
    }
    look()
    window.addEventListener("scroll", look, { passive: true })
    return () => window.removeEventListener("scroll", look)
  }, [box])
}
