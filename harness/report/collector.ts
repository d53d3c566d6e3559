import { type Deployment, defaultDeployment } from "#config/deployment.ts"

/** A path of the page's own origin that no server handles. */
const address = "/__collector"

/** A deployment that makes the app report every visit completely. */
const reporting: Deployment = { ...defaultDeployment, telemetry: { address, sampleRate: 1 } }

/** Writes the collector's address into the page, as `npm run configure` does, or removes the address. The app reads it at its next start. */
export const nameCollector = (page: Document, isOn: boolean): void => {
  page.getElementById("deployment")?.remove()
  if (!isOn) return
  const element = page.createElement("script")
  element.id = "deployment"
  element.type = "application/json"
  element.textContent = JSON.stringify(reporting)
  page.head.append(element)
}

/** Receives the payloads that the app sends to the collector. */
export interface Receiver {
  readonly receive: (body: string) => void
  /** Whether the device is offline, which makes requests to the collector fail. */
  readonly isOffline: () => boolean
}

const isCollector = (url: URL): boolean => url.pathname.startsWith(`${address}/`)

/** The collector: replaces `fetch`, because MSW's worker does not intercept requests of a closing page. No payload leaves the browser. */
export const takeReports = (page: Window & typeof globalThis, { receive, isOffline }: Receiver): void => {
  const own = page.fetch.bind(page)
  Object.assign(page, {
    fetch: async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
      if (typeof input !== "string" || !isCollector(new URL(input, page.location.href)))
        return own(input, init)
      if (isOffline()) throw new TypeError("Failed to fetch")
      receive(await new Response(init?.body ?? null).text())
      return new Response()
    },
  })
}
