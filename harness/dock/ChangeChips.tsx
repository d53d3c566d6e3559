import { useLayoutEffect, useRef } from "react"

import { changesOf } from "./changes.ts"
import { useHarness } from "./useHarness.ts"

interface Press {
  readonly dock: HTMLElement | null
  readonly index: number
}

/** After a pressed button disappears, moves the focus to the button that takes its position, or to the title. */
const useFocus = (count: number) => {
  const press = useRef<Press>(undefined)
  useLayoutEffect(() => {
    const { dock, index } = press.current ?? { dock: null, index: 0 }
    press.current = undefined
    const root = dock?.getRootNode()
    if (dock === null || !(root instanceof ShadowRoot) || root.activeElement !== null) return
    const buttons = dock.querySelectorAll<HTMLElement>(".changes button")
    const next = buttons[Math.min(index, buttons.length - 1)] ?? dock.querySelector("h2")
    next?.focus({ preventScroll: true })
  }, [count])
  return press
}

/** Lists every value that differs from the default, with a button that resets the value. */
export const ChangeChips = () => {
  const changes = changesOf(useHarness())
  const press = useFocus(changes.length)
  if (changes.length === 0) return null
  return (
    <ul className="changes" aria-label={`Changed settings: ${changes.length}`}>
      {changes.map(({ id, name, description, reset }, index) => (
        <li key={id}>
          <span>{`${name}: ${description}`}</span>
          <button
            type="button"
            aria-label={`Reset ${name}: ${description}`}
            onClick={({ currentTarget }) => {
              press.current = { dock: currentTarget.closest("section"), index }
              void reset()
            }}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}
