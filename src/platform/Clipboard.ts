import { Context, Effect, Layer } from "effect"

/** The device's clipboard. */
export class Clipboard extends Context.Service<
  Clipboard,
  {
    /** Puts a text there, by a press alone; answers whether the browser did it. */
    readonly write: (text: string) => Effect.Effect<boolean>
  }
>()("h5/platform/Clipboard") {
  static readonly layer = Layer.succeed(Clipboard)({
    write: (text) =>
      Effect.promise(async () => {
        // Without https and on old phones there is none, whatever its type says.
        if (!("clipboard" in navigator) || navigator.clipboard === undefined) return copyByHand(text)
        return navigator.clipboard.writeText(text).then(
          () => true,
          () => copyByHand(text),
        )
      }),
  })
}

/** As it was done before there was a clipboard: a text is marked out of sight, and the browser told to copy it. */
const copyByHand = (text: string): boolean => {
  const focused = document.activeElement
  const field = document.createElement("textarea")
  field.value = text
  field.readOnly = true
  field.style.position = "fixed"
  field.style.top = "0"
  field.style.opacity = "0"
  // An open dialog takes the focus back from what is outside of it.
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
