import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react"

export interface ListDetailProps {
  /** The id of the opened item. If undefined, the list shows. */
  readonly opened: string | undefined
  readonly list: ReactNode
  readonly detail: ReactNode
}

// The list's scroll position in CSS px, and the link or button that the player pressed.
interface ListState {
  readonly scroll: number
  readonly pressed: HTMLElement | undefined
}

// An item opens at its top; closing the item restores the list's scroll position and focus.
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
    // An item that was opened by its address must not move the focus.
    if (left.current.pressed === undefined) return
    detail.current?.querySelector("h2")?.focus({ preventScroll: true })
  }, [opened])
  const leave = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>("a, button") : null
    left.current = { scroll: window.scrollY, pressed: pressed ?? undefined }
  }
  return { detail, leave }
}

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
