import { homePaths } from "#config/paths.ts"
import {
  defaultLanguage,
  defaultMerchant,
  gatewayPlatform,
  type Language,
  languages,
  merchantByHost,
} from "#config/product.ts"
import type { EarlyAnswer, EarlyAnswers } from "#gateway/FetchTransport.ts"

declare global {
  interface Window {
    /** What the page asked for before the app was there; the app takes it. */
    earlyAnswers?: EarlyAnswers
  }
}

/** What the build tells the page. */
export interface EarlyPlan {
  /** Address of the app's module. */
  readonly app: string
  /** Address of the script that old engines need before it. */
  readonly polyfills: string
  /** The app's module and what it imports at once. */
  readonly modules: ReadonlyArray<string>
  /** Path and query of home's calls; `%7Bmerchant%7D` and its like are places to fill. */
  readonly calls: ReadonlyArray<string>
  /** The gateway's origin; empty for the page's own. */
  readonly origin: string
  /** Where the device keeps who the visitor is. */
  readonly keys: { readonly session: string; readonly merchant: string; readonly language: string }
}

interface Visitor {
  readonly token: string
  readonly merchant: string
  readonly language: Language
}

const kept = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ""
  } catch {
    return ""
  }
}

/** Fields of the session that the device holds; none of a guest's, nor of one that is broken. */
const sessionOf = (key: string): object => {
  try {
    return Object(JSON.parse(kept(key)))
  } catch {
    return {}
  }
}

const text = (of: object, name: string): string => {
  const value: unknown = Reflect.get(of, name)
  return typeof value === "string" ? value : ""
}

const visitorOf = ({ keys }: EarlyPlan): Visitor => {
  const session = sessionOf(keys.session)
  const stored = kept(keys.language)
  const site = kept(keys.merchant) || merchantByHost[location.hostname] || defaultMerchant
  return {
    token: text(session, "token"),
    merchant: text(session, "merchantCode") || site,
    language: languages.find((language) => language === stored) ?? defaultLanguage,
  }
}

const uuid = (): string => {
  const random = crypto.getRandomValues(new Uint8Array(31))
  let next = 0
  const digit = (place: string): string => {
    const value = (random[next++] ?? 0) % 16
    return (place === "x" ? value : (value % 4) + 8).toString(16)
  }
  return "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g, digit)
}

const fill = (address: string, { merchant, language, token }: Visitor): string =>
  address
    .replace("%7Bmerchant%7D", encodeURIComponent(merchant))
    .replace("%7Blanguage%7D", language)
    .replace("%7Btoken%7D", encodeURIComponent(token))

const ask = (address: string, origin: string, { token, merchant, language }: Visitor): EarlyAnswer => {
  const headers = {
    ...(token === "" ? {} : { Authorization: token }),
    Merchant: merchant,
    Language: language,
    Platform: String(gatewayPlatform.MOBILE),
    "X-Request-Id": uuid(),
  }
  const credentials = origin === "" ? "same-origin" : "include"
  const answer = fetch(origin + address, { headers, credentials }).then((response) =>
    response.text().then((body) => ({ status: response.status, body })),
  )
  // Who takes it hears of a failure; nobody else needs to.
  answer.catch(() => {})
  return { headers, answer }
}

/** Leaves of the shell what its visitor will see: the other header goes, and English words where they are not read. */
const fit = (shell: HTMLElement, { token, language }: Visitor): void => {
  const other = token === "" ? "member" : "guest"
  shell.querySelectorAll(`[data-visitor=${other}]`).forEach((each) => each.remove())
  if (language === defaultLanguage) return
  shell.querySelectorAll<HTMLElement>("span, a, h2, p").forEach((each) => {
    if (each.textContent !== "" && each.children.length === 0) each.style.visibility = "hidden"
  })
}

/** iOS under 15.4, Chrome under 93: the youngest of what the app cannot do without is missing. */
const isOld = (): boolean => !("hasOwn" in Object)

/** Runs the app; without its polyfills it is tried all the same. If it does not come, the network's return brings it. */
const run = ({ app, polyfills }: EarlyPlan): void => {
  const start = (): void =>
    void import(/* @vite-ignore */ app).catch((error: unknown) => {
      window.addEventListener("online", () => location.reload())
      throw error
    })
  if (!isOld()) return start()
  const script = document.createElement("script")
  script.src = polyfills
  script.onload = start
  script.onerror = start
  document.head.appendChild(script)
}

/** Fetches the app behind all that was asked for before, and runs it after the first paint. */
const fetchApp = (plan: EarlyPlan): void => {
  plan.modules.forEach((module) => {
    const link = document.createElement("link")
    link.rel = "modulepreload"
    link.setAttribute("fetchpriority", "low")
    link.href = module
    document.head.appendChild(link)
  })
  requestAnimationFrame(() => requestAnimationFrame(() => run(plan)))
}

/**
 * Begins a visit before the app is there: a script of the page itself.
 *
 * What it gets wrong is asked again: the app takes an answer only if it would ask with the same headers.
 */
export const begin = (plan: EarlyPlan): void => {
  const shell = document.getElementById("shell")
  try {
    if (homePaths.some((path) => path === location.pathname)) {
      const visitor = visitorOf(plan)
      window.earlyAnswers = new Map(
        plan.calls.map((call) => {
          const address = fill(call, visitor)
          return [address, ask(address, plan.origin, visitor)]
        }),
      )
      if (shell !== null) fit(shell, visitor)
    } else shell?.remove()
  } finally {
    // Whatever the device has stored, the app comes.
    fetchApp(plan)
  }
}
