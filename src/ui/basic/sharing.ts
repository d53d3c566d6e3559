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
