// The `keyCode` of any key that an input method handles.
const handledByInputMethod = 229

/** While an input method composes a word, Enter accepts the word and must not submit the form. */
export const keepEnterForComposition = (): (() => void) => {
  const onKey = (event: KeyboardEvent) => {
    // In Safari `isComposing` is already false in this event, so the key code is checked too.
    const isComposing = event.isComposing || event.keyCode === handledByInputMethod
    if (event.key === "Enter" && isComposing) event.preventDefault()
  }
  document.addEventListener("keydown", onKey)
  return () => document.removeEventListener("keydown", onKey)
}
