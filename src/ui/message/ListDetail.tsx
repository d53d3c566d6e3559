import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react"

export interface ListDetailProps {
  /** Which entry is open; the list shows without one. */
  readonly opened: string | undefined
  readonly list: ReactNode
  readonly detail: ReactNode
}

/** Where a list was left: how far it was scrolled, in CSS px, and what was pressed. */
interface Left {
  readonly scroll: number
  readonly pressed: HTMLElement | undefined
}

/** An entry is read from its top; who comes back to the list finds it as it was left. */
const usePlaces = (opened: string | undefined) => {
  const left = useRef<Left>({ scroll: 0, pressed: undefined })
  const before = useRef(opened)
  const detail = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (before.current === opened) return
    before.current = opened
    if (opened === undefined) {
      window.scrollTo(0, left.current.scroll)
      left.current.pressed?.focus({ preventScroll: true })
      return
    }
    window.scrollTo(0, 0)
    detail.current?.querySelector("h2")?.focus({ preventScroll: true })
  }, [opened])
  const leave = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>("a, button") : null
    left.current = { scroll: window.scrollY, pressed: pressed ?? undefined }
  }
  return { detail, leave }
}

/** A list, or the entry that is open in its place. The list stays as it is meanwhile. */
export const ListDetail = ({ opened, list, detail }: ListDetailProps) => {
  const places = usePlaces(opened)
  return (
    <>
      <div hidden={opened !== undefined} onClickCapture={places.leave}>
        {list}
      </div>
      {opened !== undefined && <div ref={places.detail}>{detail}</div>}
    </>
  )
}
