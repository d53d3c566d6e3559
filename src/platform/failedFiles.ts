const failed = new Set<string>()

const note = ({ target }: Event): void => {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return
  failed.add(target.href)
  target.remove()
}

export const watchStyles = (): (() => void) => {
  window.addEventListener("error", note, true)
  return () => window.removeEventListener("error", note, true)
}

const load = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link")
    link.rel = "stylesheet"
    link.crossOrigin = ""
    link.href = href
    link.addEventListener("load", () => {
      failed.delete(href)
      resolve()
    })
    link.addEventListener("error", () => reject(new Error(`The style sheet ${href} did not load`)))
    document.head.append(link)
  })

// Vite requests each style sheet only once, so a failed style sheet must load again before the next import.
export const loadFailedStyles = (): Promise<unknown> => Promise.all([...failed].map(load))

// Returns the address of the failed import; undefined in Safari, whose error message contains no address.
const addressIn = (error: unknown): string | undefined => /https?:\/\/\S+/.exec(String(error))?.[0]

const goneStatuses: ReadonlyArray<number> = [404, 410]

/**
 * True if the server responds that the file of a failed import does not exist. False if no response arrives.
 */
export const isFileGone = async (error: unknown): Promise<boolean> => {
  const address = addressIn(error)
  if (address === undefined) return false
  try {
    const { status } = await fetch(address, { method: "HEAD", cache: "no-store" })
    return goneStatuses.includes(status)
  } catch {
    return false
  }
}
