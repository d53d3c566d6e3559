import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react"

export interface ListDetailProps {
  /** Id of the open item; without one the list shows. */
  readonly opened: string | undefined
  readonly list: ReactNode
  readonly detail: ReactNode
}

/** Scroll position of the list in CSS px, and the pressed item. */
interface ListState {
  readonly scroll: number
  readonly pressed: HTMLElement | undefined
}

/** An item starts at its top; closing it restores the list's scroll position and focus. */
const useListState = (opened: string | undefined) => {
  const left = useRef<ListState>({ scroll: 0, pressed: undefined })
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
    // An item that opens by its address moves no focus: the page's first content does not.
    if (left.current.pressed === undefined) return
    detail.current?.querySelector("h2")?.focus({ preventScroll: true })
  }, [opened])
  const leave = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>("a, button") : null
    left.current = { scroll: window.scrollY, pressed: pressed ?? undefined }
  }
  return { detail, leave }
}

/** A list, or the open item instead. The list stays mounted. */
export const ListDetail = ({ opened, list, detail }: ListDetailProps) => {
  const state = useListState(opened)
  return (
    <>
      <div hidden={opened !== undefined} onClickCapture={state.leave}>
        {list}
      </div>
      {opened !== undefined && <div ref={state.detail}>{detail}</div>}
    </>
  )
}
