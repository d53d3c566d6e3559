/** Copies a text by a selection of it: engines before iOS 13.4 and Chrome 66 know no other way. */
const copyBySelection = (text: string): boolean => {
  const area = document.createElement("textarea")
  area.value = text
  area.readOnly = true
  area.style.position = "fixed"
  area.style.opacity = "0"
  document.body.append(area)
  const had = document.activeElement
  area.select()
  area.setSelectionRange(0, text.length)
  const isCopied = document.execCommand("copy")
  area.remove()
  if (had instanceof HTMLElement) had.focus({ preventScroll: true })
  return isCopied
}

/** Copies a text for the player to paste; answers whether it could. It has to begin in the press. */
export const copyText = async (text: string): Promise<boolean> => {
  if (!("clipboard" in navigator)) return copyBySelection(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Offers a link to the device's apps; answers whether it could. Who waves the offer off has been offered it. */
export const shareLink = async (link: { readonly title: string; readonly url: string }): Promise<boolean> => {
  if (!("share" in navigator)) return false
  try {
    await navigator.share(link)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"
  }
}
