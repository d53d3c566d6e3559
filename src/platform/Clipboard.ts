import { Context, Effect, Layer } from "effect"

export class Clipboard extends Context.Service<
  Clipboard,
  {
    /** Must be called in the handler of a press. Returns true if the browser has copied the text. */
    readonly write: (text: string) => Effect.Effect<boolean>
  }
>()("h5/platform/Clipboard") {
  static readonly layer = Layer.succeed(Clipboard)({
    write: (text) =>
      Effect.promise(async () => {
        // Without https and on old devices `navigator.clipboard` is missing, although its type is not optional.
        if (!("clipboard" in navigator) || navigator.clipboard === undefined) return copyByHand(text)
        return navigator.clipboard.writeText(text).then(
          () => true,
          () => copyByHand(text),
        )
      }),
  })
}

const copyByHand = (text: string): boolean => {
  const focused = document.activeElement
  const field = document.createElement("textarea")
  field.value = text
  field.readOnly = true
  field.style.position = "fixed"
  field.style.top = "0"
  field.style.opacity = "0"
  // An open dialog keeps the focus inside, so the temporary text field must be in the dialog.
  const place = focused?.parentElement ?? document.body
  place.append(field)
  field.select()
  field.setSelectionRange(0, text.length)
  try {
    return document.execCommand("copy")
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
