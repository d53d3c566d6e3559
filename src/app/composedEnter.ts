/** The key code of a key that an input method handles itself. */
const handledByInputMethod = 229

/**
 * Keeps Enter from submitting a form while an input method composes a word: there the key accepts the word.
 *
 * Safari ends the composition before it sends the key, so the key code counts too. Returns an unsubscribe function.
 */
export const keepEnterForComposition = (): (() => void) => {
  const onKey = (event: KeyboardEvent) => {
    const isComposing = event.isComposing || event.keyCode === handledByInputMethod
    if (event.key === "Enter" && isComposing) event.preventDefault()
  }
  document.addEventListener("keydown", onKey)
  return () => document.removeEventListener("keydown", onKey)
}
