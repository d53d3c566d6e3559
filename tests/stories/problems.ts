let found: Array<string> = []

/** What browsers report when a measured box changes again within an animation frame: the next animation frame measures it. */
const harmless = /ResizeObserver loop/

const note = (problem: string): void => {
  if (!harmless.test(problem)) found.push(problem)
}

const isInPage = (address: string): boolean => /^(data|blob):/.test(address)

const noteError = (event: ErrorEvent): void => {
  const { target } = event
  if (!(target instanceof Element)) note(`page error: ${event.message}`)
  else if (target instanceof HTMLImageElement && !isInPage(target.src)) note(`no picture: ${target.src}`)
}

const noteResponses = (entries: PerformanceEntryList): void =>
  entries.forEach((entry) => {
    const { name } = entry
    if (!isInPage(name) && !name.startsWith(`${location.origin}/`)) note(`asked elsewhere: ${name}`)
    if (entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400)
      note(`${entry.responseStatus}: ${name}`)
  })

const responses = new PerformanceObserver((list) => noteResponses(list.getEntries()))

/** Collects errors of the page and its console, failed responses, and requests to other servers. */
export const listen = (): void => {
  console.error = (...parts: ReadonlyArray<unknown>) => note(`console error: ${parts.map(String).join(" ")}`)
  // Errors of pictures do not bubble.
  window.addEventListener("error", noteError, true)
  window.addEventListener("unhandledrejection", ({ reason }) => note(`unhandled: ${String(reason)}`))
  responses.observe({ type: "resource" })
}

/** What React does with an error that no boundary of the story catches. */
export const noteUncaught = (error: unknown): void => note(`uncaught: ${String(error)}`)

/** The problems since the last call. */
export const takeProblems = (): ReadonlyArray<string> => {
  noteResponses(responses.takeRecords())
  const taken = found
  found = []
  return taken
}
