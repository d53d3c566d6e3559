import { http, type HttpHandler } from "msw"

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

/** The collector: an MSW handler that receives the app's payloads in the page, so that no request leaves the browser. */
export const collectorOf = ({ receive, isOffline }: Receiver): HttpHandler =>
  http.post(
    ({ request }) => isCollector(new URL(request.url)),
    async ({ request }) => {
      if (isOffline()) return Response.error()
      receive(await request.text())
      return new Response()
    },
  )

/** Receives beacons to the collector by replacing `sendBeacon`, because MSW's worker does not intercept beacons of a closing page. */
export const takeBeacons = (page: Window, { receive, isOffline }: Receiver): void => {
  const { navigator, location } = page
  const own = navigator.sendBeacon.bind(navigator)
  Object.assign(navigator, {
    sendBeacon: (...[url, body]: Parameters<Navigator["sendBeacon"]>): boolean => {
      if (!isCollector(new URL(url, location.href))) return own(url, body)
      if (!isOffline()) void new Response(body).text().then(receive)
      return true
    },
  })
}
