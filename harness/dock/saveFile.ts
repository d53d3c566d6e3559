/** Saves a text on the tester's device. */
export const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  const link = document.createElement("a")
  Object.assign(link, { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
