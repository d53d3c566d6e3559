/** Copies a text. Resolves to a message for the tester, which contains `refused` if the browser refuses. */
export const copyText = async (text: string, done: string, refused = ""): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text)
    return done
  } catch {
    return `The browser does not let it be copied. ${refused}`
  }
}
