/** Opens the device's share dialog; returns whether it opened. Dismissing it counts as opened. */
export const shareLink = async (link: { readonly title: string; readonly url: string }): Promise<boolean> => {
  if (!("share" in navigator)) return false
  try {
    await navigator.share(link)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"
  }
}
