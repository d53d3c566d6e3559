import { type KeyboardEvent, useContext, useSyncExternalStore } from "react"

import { type Step, stepWords, type Undo, UndoContext } from "./undo.ts"

const useUndo = (): Undo => {
  const undo = useContext(UndoContext)
  if (undo === undefined) throw new Error("The dock has no undo.")
  return undo
}

interface StepButtonProps {
  readonly title: string
  readonly step: Step | undefined
  readonly onPress: () => void
}

/** Stays focusable without a step: a disabled button would lose the focus, and the dock its shortcuts. */
const StepButton = ({ title, step, onPress }: StepButtonProps) => {
  const name = step === undefined ? `${title}: nothing` : `${title}: ${stepWords(step)}`
  return (
    <button
      type="button"
      className="plain"
      aria-label={name}
      title={name}
      aria-disabled={step === undefined}
      onClick={onPress}
    >
      {title}
    </button>
  )
}

/** Undo and redo of the settings, with names that say which. */
export const UndoButtons = () => {
  const { steps, undo, redo, subscribe } = useUndo()
  const { done, undone } = useSyncExternalStore(subscribe, steps)
  return (
    <>
      <StepButton title="Undo" step={done.at(-1)} onPress={undo} />
      <StepButton title="Redo" step={undone.at(-1)} onPress={redo} />
    </>
  )
}

/** A field whose text the browser itself undoes. */
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
