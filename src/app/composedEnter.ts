// The key code of a key that an input method handles itself.
const handledByInputMethod = 229

/** While an input method composes a word, Enter accepts the word and must not submit the form. */
export const keepEnterForComposition = (): (() => void) => {
  const onKey = (event: KeyboardEvent) => {
    // Safari ends the composition before this event, so the key code counts too.
    const isComposing = event.isComposing || event.keyCode === handledByInputMethod
    if (event.key === "Enter" && isComposing) event.preventDefault()
  }
  document.addEventListener("keydown", onKey)
  return () => document.removeEventListener("keydown", onKey)
}
