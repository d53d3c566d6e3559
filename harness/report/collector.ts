import { http, type HttpHandler } from "msw"

import { type Deployment, defaultDeployment } from "#config/deployment.ts"

/** A path of the page's origin that no server has. */
const address = "/__collector"

/** The deployment of an app that reports all of each visit. */
const reporting: Deployment = { ...defaultDeployment, telemetry: { address, sampleRate: 1 } }

/** Names the collector in the page, as `npm run configure` does, or removes it: the app reads it at its next start. */
export const nameCollector = (page: Document, isOn: boolean): void => {
  page.getElementById("deployment")?.remove()
  if (!isOn) return
  const element = page.createElement("script")
  element.id = "deployment"
  element.type = "application/json"
  element.textContent = JSON.stringify(reporting)
  page.head.append(element)
}

/** Takes the payloads that the page sends to the collector. */
export interface Receiver {
  readonly receive: (body: string) => void
  /** Nothing arrives while the device is offline. */
  readonly isOffline: () => boolean
}

const isCollector = (url: URL): boolean => url.pathname.startsWith(`${address}/`)

/** The collector: answers the app's payloads in the page, so that nothing is sent. */
export const collectorOf = ({ receive, isOffline }: Receiver): HttpHandler =>
  http.post(
    ({ request }) => isCollector(new URL(request.url)),
    async ({ request }) => {
      if (isOffline()) return Response.error()
      receive(await request.text())
      return new Response()
    },
  )

/** Takes the beacons to the collector: the worker lets those of a page that ends pass to the server. */
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
