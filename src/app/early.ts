import { homePaths } from "#config/paths.ts"
import { gatewayPlatform, poster } from "#config/product.ts"
import type { EarlyAnswer, EarlyAnswers } from "#gateway/FetchTransport.ts"
import { afterPaint } from "#platform/afterPaint.ts"

import { showShell } from "./earlyShell.ts"
import { type Visitor, visitorOf } from "./earlyVisitor.ts"

declare global {
  interface Window {
    /** What the page asked for before the app was there; the app takes it. */
    earlyAnswers?: EarlyAnswers
  }
}

/** What the build tells the page. */
export interface EarlyPlan {
  /** Address of the script that old engines need before it. */
  readonly polyfills: string
  /** Address of the app's module, which draws it. */
  readonly app: string
  /** What that imports at once: the app without what is seen, which runs while the rest is on its way. */
  readonly modules: ReadonlyArray<string>
  /** The table of all pages but home. */
  readonly pages: string
  /** Path and query of home's calls, those of status, announcements and winners first; `%7Bmerchant%7D` and its like are places to fill. */
  readonly calls: ReadonlyArray<string>
  /** The same of what nothing in the frame shows: asked for when the frame stands with its picture. */
  readonly laterCalls: ReadonlyArray<string>
  /** The gateway's origin; empty for the page's own. */
  readonly origin: string
  /** Where the device keeps who the visitor is, and the first banner and the first winners of the last visit. */
  readonly keys: Readonly<Record<"session" | "merchant" | "language" | "banner" | "winners", string>>
}

/** As `src/gateway/uuid.ts`, where there is no Effect yet; in one draw, as one a digit holds the first paint. */
const uuid = (): string => {
  const digits = crypto.getRandomValues(new Uint8Array(36))
  return "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g, (place, at: number) => {
    const digit = digits[at] ?? 0
    return (place === "x" ? digit % 16 : (digit % 4) + 8).toString(16)
  })
}

const fill = (address: string, { merchant, language, token }: Visitor): string =>
  address
    .replace("%7Bmerchant%7D", encodeURIComponent(merchant))
    .replace("%7Blanguage%7D", language)
    .replace("%7Btoken%7D", encodeURIComponent(token))

const ask = (
  address: string,
  origin: string,
  { token, merchant, language }: Visitor,
  after?: Promise<void>,
): EarlyAnswer => {
  const headers = {
    ...(token === "" ? {} : { Authorization: token }),
    Merchant: merchant,
    Language: language,
    Platform: String(gatewayPlatform.MOBILE),
    "X-Request-Id": uuid(),
  }
  const credentials = origin === "" ? "same-origin" : "include"
  const send = () =>
    fetch(origin + address, { headers, credentials }).then((response) =>
      response.text().then((body) => ({ status: response.status, body })),
    )
  const answer = after === undefined ? send() : after.then(send)
  // Who takes it hears of a failure; nobody else needs to.
  answer.catch(() => {})
  return { headers, answer }
}

/** iOS under 15.4, Chrome under 93: the youngest of what the app cannot do without is missing. */
const isOld = (): boolean => !("hasOwn" in Object)

/** Runs what the app needs, or tries without it where an engine does not have it. */
const prepare = ({ polyfills }: EarlyPlan): Promise<unknown> =>
  isOld()
    ? new Promise((resolve) => {
        const script = document.createElement("script")
        script.src = polyfills
        script.onload = resolve
        script.onerror = resolve
        document.head.appendChild(script)
      })
    : Promise.resolve()

const load = (module: string): Promise<unknown> => import(/* @vite-ignore */ module)

const preload = (module: string): void => {
  const link = document.createElement("link")
  link.rel = "modulepreload"
  link.setAttribute("fetchpriority", "low")
  link.href = module
  document.head.appendChild(link)
}

/**
 * Begins a visit before the app is there: a script of the page, behind the shell. In front of it, it would be run, and the
 * page painted, before there is anything to see.
 *
 * What it gets wrong is asked again: the app takes an answer only if it would ask with the same headers.
 */
export const begin = (plan: EarlyPlan): void => {
  const isHome = homePaths.some((path) => path === location.pathname)
  const visitor = visitorOf(plan.keys)
  const answers: EarlyAnswers = new Map()
  window.earlyAnswers = answers
  let tellOfFrame = () => {}
  /** Home's frame stands with its picture, or the app is there and needs the rest. On a slow line much comes before. */
  const framed = new Promise<void>((resolve) => {
    tellOfFrame = resolve
  })
  const fetchAll = (): void => {
    if (isHome) {
      const askAll = (calls: ReadonlyArray<string>, after?: Promise<void>) =>
        calls.forEach((call) => {
          const address = fill(call, visitor)
          answers.set(address, ask(address, plan.origin, visitor, after))
        })
      askAll(plan.calls)
      askAll(plan.laterCalls, framed)
    }
    plan.modules.forEach(preload)
    if (isHome) void framed.then(() => preload(plan.app))
    else [plan.app, plan.pages].forEach(preload)
  }
  const run = async (): Promise<void> => {
    await prepare(plan)
    await Promise.all(plan.modules.map(load))
    tellOfFrame()
    await load(plan.app)
  }
  // On its way already where engines fetch ahead, who complain of what no page uses; iOS 12 asks for it here.
  const picture = new Image()
  // A slow phone draws what has come one frame later.
  picture.onload = () => afterPaint(() => afterPaint(tellOfFrame))
  picture.onerror = tellOfFrame
  picture.src = poster
  try {
    fetchAll()
    showShell(plan.keys, visitor, answers)
  } finally {
    // Whatever the device has stored, the app comes after the first paint; if it does not, the network's return brings it.
    afterPaint(
      () =>
        void run().catch((error: unknown) => {
          window.addEventListener("online", () => location.reload())
          throw error
        }),
    )
  }
}
