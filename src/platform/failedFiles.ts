const failed = new Set<string>()

const note = ({ target }: Event): void => {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return
  failed.add(target.href)
  target.remove()
}

/** Notes each style sheet that fails to load. Returns a function that stops it. */
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

/** Loads the failed style sheets again: Vite requests each only once, and its next import goes on without it. */
export const loadFailedStyles = (): Promise<unknown> => Promise.all([...failed].map(load))

/** Safari names no address, so there the cause stays unknown. */
const addressIn = (error: unknown): string | undefined => /https?:\/\/\S+/.exec(String(error))?.[0]

/** The statuses of a response for a missing file. */
const goneStatuses: ReadonlyArray<number> = [404, 410]

/** Whether the server says that it does not have the file of a failed import. False without an answer. */
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
