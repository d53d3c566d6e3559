import { limits } from "#config/limits.ts"
import { homePaths } from "#config/paths.ts"
import {
  defaultLanguage,
  defaultMerchant,
  gatewayPlatform,
  type Language,
  languages,
  merchantByHost,
  poster,
} from "#config/product.ts"
import { ofGroup } from "#domain/BannerGroup.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import * as Money from "#domain/Money.ts"
import type { EarlyAnswer, EarlyAnswers } from "#gateway/FetchTransport.ts"
import { lotOfVisit } from "#platform/lot.ts"

declare global {
  interface Window {
    /** What the page asked for before the app was there; the app takes it. */
    earlyAnswers?: EarlyAnswers
    /** What the page does once the shell stands in it. */
    standShell: () => void
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
  /** The table of all pages but home. */
  readonly pages: string
  /** Path and query of home's calls, those of status, announcements and winners first; `%7Bmerchant%7D` and its like are places to fill. */
  readonly calls: ReadonlyArray<string>
  /** The gateway's origin; empty for the page's own. */
  readonly origin: string
  /** Where the device keeps who the visitor is, and the first banner and the first winners of the last visit. */
  readonly keys: Readonly<Record<"session" | "merchant" | "language" | "banner" | "winners", string>>
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

const uuid = (): string =>
  "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g, (place) => {
    const [value = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (place === "x" ? value % 16 : (value % 4) + 8).toString(16)
  })

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

/** English words go where they are not read. */
const hideWords = (part: ParentNode, { language }: Visitor): void => {
  if (language === defaultLanguage) return
  part.querySelectorAll<HTMLElement>("span, a, h2, p, th").forEach((each) => {
    if (each.textContent !== "" && each.children.length === 0) each.style.visibility = "hidden"
  })
}

/** Leaves of the shell what its visitor will see: the other header goes. */
const fit = (shell: HTMLElement, visitor: Visitor): void => {
  const other = visitor.token === "" ? "member" : "guest"
  shell.querySelectorAll(`[data-visitor=${other}]`).forEach((each) => each.remove())
  hideWords(shell, visitor)
}

/** What the page reads of an answer's value, as it came; the app is who looks at it closely. */
interface Value {
  readonly imageCDNs: ReadonlyArray<string>
  readonly banners: ReadonlyArray<{ readonly url: string; readonly groupName: string }>
  readonly list: ReadonlyArray<{
    readonly vo: { readonly gameName: string; readonly customerName: string; readonly winAmount: number }
  }>
}

const read = (body: string): Value => JSON.parse(body).value

const valueOf = async ({ answer }: EarlyAnswer): Promise<Value> => read((await answer).body)

/** Address of the first banner's picture, by the answers of status and announcements. */
const bannerOf = async (answers: ReadonlyArray<EarlyAnswer>): Promise<string> => {
  const [status, announcements] = await Promise.all(answers.slice(0, 2).map(valueOf))
  const [banner] = ofGroup(announcements?.banners ?? [], "m_home")
  return ImageCdn.addressOf(banner?.url ?? "", ImageCdn.pick(status?.imageCDNs ?? [], lotOfVisit()))
}

/** Draws a picture where the app will draw the first banner. */
const draw = (shell: HTMLElement, address: string): void => {
  if (address === "") return
  const picture = new Image()
  picture.src = address
  picture.style.cssText = "position:absolute;top:0;left:0;width:100%;height:100%;object-fit:cover"
  shell.querySelector("section div div")?.appendChild(picture)
}

/** The first banner does not wait for the app: the last visit's, if there was one, then today's. */
const showBanner = (shell: HTMLElement, key: string, answers: ReadonlyArray<EarlyAnswer>): void => {
  const last = ImageCdn.addressOf(kept(key), "")
  draw(shell, last)
  bannerOf(answers)
    .then((address) => {
      if (address === last) return
      draw(shell, address)
      localStorage.setItem(key, address)
    })
    // What is wrong with an answer, the app finds and says.
    .catch(() => {})
}

/** Texts of the first winners' cells, a row each. */
type Rows = ReadonlyArray<ReadonlyArray<string>>

const rowsOf = ({ list }: Value): Rows =>
  list
    .slice(0, limits.winnersAtRest)
    .map(({ vo }) => [vo.gameName, vo.customerName, Money.formatWin(vo.winAmount)])

/** Writes the first winners where the app will draw them. */
const drawWinners = (shell: HTMLElement, visitor: Visitor, rows: Rows): void => {
  const template = shell.querySelector("template")
  if (template === null || rows.length === 0) return
  const board = document.importNode(template.content, true)
  hideWords(board, visitor)
  board.querySelectorAll("tbody tr").forEach((row, index) => {
    const texts = rows[index]
    if (texts === undefined) return row.remove()
    row.querySelectorAll("button > :last-child, td + td").forEach((place, at) => {
      place.textContent = texts[at] ?? ""
    })
  })
  template.previousElementSibling?.replaceWith(board)
}

/** The first winners do not wait for the app: the last visit's, if it asked for the same, then today's. */
const showWinners = (shell: HTMLElement, visitor: Visitor, key: string, answers: EarlyAnswers): void => {
  const [, , [address, asked] = []] = [...answers]
  try {
    const [last, rows] = JSON.parse(kept(key))
    if (last === visitor.merchant + address) drawWinners(shell, visitor, rows)
  } catch {
    // Nothing that can be drawn is kept.
  }
  if (asked === undefined) return
  valueOf(asked)
    .then((value) => {
      const rows = rowsOf(value)
      drawWinners(shell, visitor, rows)
      localStorage.setItem(key, JSON.stringify([visitor.merchant + address, rows]))
    })
    // What is wrong with an answer, the app finds and says.
    .catch(() => {})
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
const fetchApp = (plan: EarlyPlan, isHome: boolean): void => {
  const wanted = isHome ? plan.modules : [...plan.modules, plan.pages]
  wanted.forEach((module) => {
    const link = document.createElement("link")
    link.rel = "modulepreload"
    link.setAttribute("fetchpriority", "low")
    link.href = module
    document.head.appendChild(link)
  })
  requestAnimationFrame(() => requestAnimationFrame(() => run(plan)))
}

/** Shows home's shell as its visitor will see it; on any other page there is none. */
const showShell = (plan: EarlyPlan, visitor: Visitor, answers: EarlyAnswers): void => {
  const shell = document.getElementById("shell")
  if (shell === null) return
  if (answers.size === 0) return shell.remove()
  fit(shell, visitor)
  showBanner(shell, plan.keys.banner, [...answers.values()])
  showWinners(shell, visitor, plan.keys.winners, answers)
}

/**
 * Begins a visit before the app is there: a script of the page's head, which asks before anything is drawn.
 *
 * What it gets wrong is asked again: the app takes an answer only if it would ask with the same headers.
 */
export const begin = (plan: EarlyPlan): void => {
  const isHome = homePaths.some((path) => path === location.pathname)
  const visitor = visitorOf(plan)
  const answers: EarlyAnswers = new Map()
  window.earlyAnswers = answers
  window.standShell = () => {
    try {
      showShell(plan, visitor, answers)
    } finally {
      // Whatever the device has stored, the app comes.
      fetchApp(plan, isHome)
    }
  }
  // On its way already where engines fetch ahead, who complain of what no page uses; iOS 12 asks for it here.
  new Image().src = poster
  if (isHome) {
    for (const call of plan.calls) {
      const address = fill(call, visitor)
      answers.set(address, ask(address, plan.origin, visitor))
    }
  }
}
