/** Returns whether the share dialog opened. Dismissing the dialog counts as opened. */
export const share = async (content: ShareData): Promise<boolean> => {
  if (!("share" in navigator)) return false
  try {
    await navigator.share(content)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"
  }
}

export const download = (file: File): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
}
