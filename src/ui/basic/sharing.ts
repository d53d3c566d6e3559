/** Returns whether the share dialog opened. Dismissing the dialog counts as opened. */
export const shareLink = async (link: { readonly title: string; readonly url: string }): Promise<boolean> => {
  if (!("share" in navigator)) return false
  try {
    await navigator.share(link)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"
  }
}
