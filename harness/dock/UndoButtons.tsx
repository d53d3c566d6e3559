import { type KeyboardEvent, useContext, useSyncExternalStore } from "react"

import { type UndoEntry, describeEntry, type Undo, UndoContext } from "./undo.ts"

const useUndo = (): Undo => {
  const undo = useContext(UndoContext)
  if (undo === undefined) throw new Error("The dock has no undo.")
  return undo
}

interface UndoButtonProps {
  readonly title: string
  readonly entry: UndoEntry | undefined
  readonly onPress: () => void
}

/** Stays focusable without an entry, because a disabled button would lose the focus and disable the dock's shortcuts. */
const UndoButton = ({ title, entry, onPress }: UndoButtonProps) => {
  const name = entry === undefined ? `${title}: nothing` : `${title}: ${describeEntry(entry)}`
  return (
    <button
      type="button"
      className="plain"
      aria-label={name}
      title={name}
      aria-disabled={entry === undefined}
      onClick={onPress}
    >
      {title}
    </button>
  )
}

/** Buttons that undo and redo a change of settings. Their names describe the change. */
export const UndoButtons = () => {
  const { history, undo, redo, subscribe } = useUndo()
  const { done, undone } = useSyncExternalStore(subscribe, history)
  return (
    <>
      <UndoButton title="Undo" entry={done.at(-1)} onPress={undo} />
      <UndoButton title="Redo" entry={undone.at(-1)} onPress={redo} />
    </>
  )
}

/** Whether a field has text that the browser itself can undo. */
const isTextField = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ["text", "search"].includes(target.type))

/** Undoes by Ctrl+Z and redoes by Ctrl+Shift+Z, except in text fields. */
export const useUndoKeys = () => {
  const { undo, redo } = useUndo()
  return (event: KeyboardEvent): void => {
    if (!event.ctrlKey || event.altKey || event.key.toLowerCase() !== "z" || isTextField(event.target)) return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  }
}
