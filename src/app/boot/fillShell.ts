import { limits } from "#config/limits.ts"
import { defaultLanguage } from "#config/product.ts"
import { ofGroup } from "#domain/home/BannerGroup.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import * as Money from "#domain/Money.ts"
import { visitSeed } from "#platform/visitSeed.ts"

import { type BootPlan, maySee, type PageFrame, titlePlace, usualParts } from "./plan.ts"
import type { Prefetched, PrefetchedByName } from "./prefetch.ts"
import type { StoredWords, Words } from "./shellWords.ts"
import { stored, type Visitor } from "./visitor.ts"

/** The words of the visitor's language as the device stored them; those of the default one until then. Words of the host's earlier brand are none. */
const wordsIn = ({ words, keys }: Pick<BootPlan, "words" | "keys">, { language }: Visitor): Words => {
  if (language === defaultLanguage) return words
  try {
    const [of, own, brand]: StoredWords = JSON.parse(stored(keys.words))
    return of === language && brand === words["product_name"] ? { ...words, ...own } : words
  } catch {
    return words
  }
}

/** The build renders keys in the place of words. */
const fillWords = (part: Node, words: Words): void => {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    text.nodeValue = words[text.nodeValue ?? ""] ?? text.nodeValue
}

/** Applies the styles of the components. The build writes them as data, because the policy refuses attributes. */
const applyStyles = (part: ParentNode): void =>
  part.querySelectorAll<HTMLElement>("[data-style]").forEach((element) => {
    element.style.cssText = element.dataset["style"] ?? ""
  })

/** The fields that the shell reads of the responses' values. They are not checked here: the app decodes them. */
interface Value {
  readonly imageCDNs: ReadonlyArray<string>
  readonly banners: ReadonlyArray<{ readonly url: string; readonly groupName: string }>
  readonly list: ReadonlyArray<{
    readonly vo: { readonly gameName: string; readonly customerName: string; readonly winAmount: number }
  }>
}

const parse = (body: string): Value => JSON.parse(body).value

const valueOf = async ({ response }: Prefetched): Promise<Value> => parse((await response).body)

/** Draws a picture where the app renders the first banner. */
const drawBanner = (place: Element, address: string): void => {
  if (address === "") return
  const picture = new Image()
  picture.src = address
  picture.style.cssText = "position:absolute;top:0;left:0;width:100%;height:100%;object-fit:cover"
  place.appendChild(picture)
}

/** Shows the first banner of the last visit, then that of the response. */
const showBanner = (
  place: Element,
  key: string,
  { status, announcements }: PrefetchedByName,
): Promise<void> => {
  const last = ImageCdn.addressOf(stored(key), "")
  drawBanner(place, last)
  const show = async (): Promise<void> => {
    if (status === undefined || announcements === undefined) return
    const [{ imageCDNs }, { banners }] = await Promise.all([valueOf(status), valueOf(announcements)])
    const [banner] = ofGroup(banners, "m_home")
    const address = ImageCdn.addressOf(banner?.url ?? "", ImageCdn.pick(imageCDNs ?? [], visitSeed()))
    if (address === last) return
    drawBanner(place, address)
    localStorage.setItem(key, address)
  }
  return show()
}

/** The texts of the winners' cells, by `data-cell`. */
type Row = Readonly<Record<"game" | "player" | "win", string>>

const rowsOf = ({ list }: Value): ReadonlyArray<Row> =>
  // One row more than a still board has means that the board moves.
  list.slice(0, limits.winnersAtRest + 1).map(({ vo }) => ({
    game: vo.gameName,
    player: vo.customerName,
    win: Money.formatWin(vo.winAmount),
  }))

/** Replaces the winners' placeholder, or the board of the last visit, by a board with these rows. */
const drawWinners = (template: HTMLTemplateElement, words: Words, rows: ReadonlyArray<Row>): void => {
  if (rows.length === 0) return
  const board = document.importNode(template.content, true)
  fillWords(board, words)
  applyStyles(board)
  const isMoving = rows.length > limits.winnersAtRest
  board
    .querySelector<HTMLElement>("section")
    ?.style.setProperty("--visible", String(isMoving ? limits.winnersMoving : rows.length))
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

/** Shows the first winners of the last visit, if its request was the same, then those of the response. */
const showWinners = (
  template: HTMLTemplateElement,
  words: Words,
  key: string,
  winners: Prefetched,
): Promise<void> => {
  const request = `${winners.headers["Merchant"]}${winners.address}`
  try {
    const [last, rows] = JSON.parse(stored(key) || "[]")
    if (last === request) drawWinners(template, words, rows)
  } catch {
    // The stored value is malformed; the response replaces it.
  }
  return valueOf(winners).then((value) => {
    const rows = rowsOf(value)
    drawWinners(template, words, rows)
    localStorage.setItem(key, JSON.stringify([request, rows]))
  })
}

/** Removes the parts that a page, or its visitor, does not have. */
const removeOtherParts = (shell: Element, { parts = usualParts }: PageFrame, { token }: Visitor): void => {
  const otherVisitor = token === "" ? "member" : "guest"
  const included = parts.map((part) => `:not([data-part=${part}])`).join("")
  shell
    .querySelectorAll(`[data-part]${included},[data-visitor=${otherVisitor}]`)
    .forEach((element) => element.remove())
}

/** Marks the bottom menu's link to the visited page. The build marks home's. */
const markCurrent = (shell: Element, path: string): void =>
  shell.querySelectorAll("[data-part=bottomMenu] a").forEach((link) => {
    if (link.getAttribute("href") === path) link.setAttribute("aria-current", "page")
    else link.removeAttribute("aria-current")
  })

/** Shows the outline of the visited page. The build renders the usual one. */
const showPage = (shell: Element, path: string, { shape }: PageFrame): void => {
  markCurrent(shell, path)
  if (shape !== undefined) shell.querySelector("[data-shape]")?.setAttribute("data-shape", shape)
}

/** Words that show after a while. In the shell, which is inert, their link could not be pressed. */
const placeSlow = (shell: Element, words: Words): void => {
  const place = shell.querySelector("[data-place=slow]")
  if (place === null) return
  fillWords(place, words)
  applyStyles(place)
  shell.after(place)
}

/** Shows the visited page's frame to its visitor, with home's content on home. Removes the shell otherwise. */
export const fillShell = (
  plan: Pick<BootPlan, "words" | "keys" | "frames">,
  visitor: Visitor,
  path: string,
  responses: PrefetchedByName,
): void => {
  const shell = document.getElementById("shell")
  if (shell === null) return
  const words = wordsIn(plan, visitor)
  placeSlow(shell, words)
  const frame = plan.frames[path]
  if (frame === undefined || !maySee(frame, visitor)) return shell.remove()
  removeOtherParts(shell, frame, visitor)
  fillWords(shell, { ...words, [titlePlace]: words[frame.title ?? ""] ?? "" })
  applyStyles(shell)
  if (frame.parts?.includes("home") === true) showHome(shell, words, plan.keys, responses)
  else showPage(shell, path, frame)
  shell.hidden = false
}

const showHome = (
  shell: Element,
  words: Words,
  keys: BootPlan["keys"],
  responses: PrefetchedByName,
): void => {
  // Broken responses are the app's to report.
  const ignore = (): void => {}
  const banner = shell.querySelector("[data-place=banner]")
  if (banner !== null) showBanner(banner, keys.banner, responses).catch(ignore)
  const template = shell.querySelector<HTMLTemplateElement>("template[data-place=winners]")
  if (template !== null && responses.winners !== undefined)
    showWinners(template, words, keys.winners, responses.winners).catch(ignore)
}
