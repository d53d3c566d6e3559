import { boardLimits } from "#config/limits.ts"
import { defaultLanguage } from "#config/product.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import * as Money from "#domain/Money.ts"

import { type BootPlan, maySee, type PageFrame, titlePlace, usualParts } from "./plan.ts"
import type { Prefetched, PrefetchedByName } from "./prefetch.ts"
import { bannerOf, type Value, valueOf } from "./responses.ts"
import { applyStyles, fillTexts, renderPicture } from "./shellMarkup.ts"
import type { StoredTexts, Texts } from "./shellTexts.ts"
import type { ShellContent } from "./showContent.ts"
import { stored, type StoredUser } from "./storedUser.ts"

declare global {
  interface Window {
    /** Set before the file `content` of the plan runs. */
    shellContent?: ShellContent
  }
}

// The stored texts may be from a brand that this host showed earlier.
const textsIn = ({ texts, keys }: Pick<BootPlan, "texts" | "keys">, { language }: StoredUser): Texts => {
  if (language === defaultLanguage) return texts
  try {
    const [of, own, brand, tag = ""]: StoredTexts = JSON.parse(stored(keys.texts))
    if (of !== language || brand !== texts["product_name"]) return texts
    document.documentElement.lang = tag
    return { ...texts, ...own }
  } catch {
    return texts
  }
}

const showHomeBanner = async (place: Element, key: string, responses: PrefetchedByName): Promise<void> => {
  const last = ImageCdn.addressOf(stored(key), "")
  renderPicture(place, last)
  const address = await bannerOf("m_home", responses)
  if (address === undefined || address === last) return
  renderPicture(place, address)
  localStorage.setItem(key, address)
}

// The cell texts of a row, keyed by `data-cell`.
type Row = Readonly<Record<"game" | "player" | "win", string>>

const rowsOf = ({ list }: Value): ReadonlyArray<Row> =>
  // Keeps one row more than a board at rest shows. `renderWinners` recognises a moving board by this row.
  list.slice(0, boardLimits.atRest + 1).map(({ vo }) => ({
    game: vo.gameName,
    player: vo.customerName,
    win: Money.formatWin(vo.winAmount),
  }))

const renderWinners = (template: HTMLTemplateElement, texts: Texts, rows: ReadonlyArray<Row>): void => {
  if (rows.length === 0) return
  const board = document.importNode(template.content, true)
  fillTexts(board, texts)
  applyStyles(board)
  const isMoving = rows.length > boardLimits.atRest
  board
    .querySelector<HTMLElement>("section")
    ?.style.setProperty("--visible", String(isMoving ? boardLimits.moving : rows.length))
  board.querySelectorAll("tbody tr").forEach((element, index) => {
    const row = rows[index]
    if (row === undefined) return element.remove()
    for (const [cell, text] of Object.entries(row)) {
      const place = element.querySelector(`[data-cell=${cell}]`)
      if (place !== null) place.textContent = text
    }
  })
  template.previousElementSibling?.replaceWith(board)
}

// Shows the stored winners first if the stored request equals the current request.
const showWinners = (
  template: HTMLTemplateElement,
  texts: Texts,
  key: string,
  winners: Prefetched,
): Promise<void> => {
  const request = `${winners.headers["Merchant"]}${winners.address}`
  try {
    const [last, rows] = JSON.parse(stored(key) || "[]")
    if (last === request) renderWinners(template, texts, rows)
  } catch {
    // A malformed stored value is ignored, because the response replaces the value.
  }
  return valueOf(winners).then((value) => {
    const rows = rowsOf(value)
    renderWinners(template, texts, rows)
    localStorage.setItem(key, JSON.stringify([request, rows]))
  })
}

const removeOtherParts = (shell: Element, { parts = usualParts }: PageFrame, { token }: StoredUser): void => {
  const otherUser = token === "" ? "member" : "guest"
  const included = parts.map((part) => `:not([data-part=${part}])`).join("")
  shell
    .querySelectorAll(`[data-part]${included},[data-user=${otherUser}]`)
    .forEach((element) => element.remove())
}

const markCurrent = (shell: Element, path: string): void =>
  shell.querySelectorAll("[data-part=bottomMenu] a").forEach((link) => {
    if (link.getAttribute("href") === path) link.setAttribute("aria-current", "page")
    else link.removeAttribute("aria-current")
  })

const showPage = (shell: Element, path: string, { shape }: PageFrame): void => {
  markCurrent(shell, path)
  if (shape !== undefined) shell.querySelector("[data-shape]")?.setAttribute("data-shape", shape)
}

// Moves the message for slow loading out of the shell, because links in the inert shell cannot be pressed.
const placeSlow = (shell: Element, texts: Texts): void => {
  const place = shell.querySelector("[data-place=slow]")
  if (place === null) return
  fillTexts(place, texts)
  applyStyles(place)
  shell.after(place)
}

export const fillShell = (
  plan: Pick<BootPlan, "texts" | "keys" | "frames" | "content">,
  user: StoredUser,
  path: string,
  responses: PrefetchedByName,
): void => {
  const shell = document.getElementById("shell")
  if (shell === null) return
  const texts = textsIn(plan, user)
  placeSlow(shell, texts)
  const frame = plan.frames[path]
  if (frame === undefined || !maySee(frame, user)) return shell.remove()
  removeOtherParts(shell, frame, user)
  fillTexts(shell, { ...texts, [titlePlace]: texts[frame.title ?? ""] ?? "" })
  applyStyles(shell)
  if (frame.parts?.includes("home") === true) showHome(shell, texts, plan.keys, responses)
  else {
    showPage(shell, path, frame)
    if (plan.content !== undefined) {
      window.shellContent = { shell, search: location.search, banner: frame.banner, texts, responses }
      import(/* @vite-ignore */ plan.content).catch(ignore)
    }
  }
  shell.hidden = false
}

// Boot ignores broken responses, because the app reports these.
const ignore = (): void => {}

const showHome = (
  shell: Element,
  texts: Texts,
  keys: BootPlan["keys"],
  responses: PrefetchedByName,
): void => {
  // During a break or a self-exclusion home is closed (gateway §11).
  if (/"(onBreak|excluded)"/.test(stored(keys.play))) return
  const banner = shell.querySelector("[data-place=banner]")
  if (banner !== null) showHomeBanner(banner, keys.banner, responses).catch(ignore)
  const template = shell.querySelector<HTMLTemplateElement>("template[data-place=winners]")
  if (template !== null && responses.winners !== undefined)
    showWinners(template, texts, keys.winners, responses.winners).catch(ignore)
}
