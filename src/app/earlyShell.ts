import { limits } from "#config/limits.ts"
import { defaultLanguage } from "#config/product.ts"
import { ofGroup } from "#domain/BannerGroup.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import * as Money from "#domain/Money.ts"
import type { EarlyAnswer, EarlyAnswers } from "#gateway/FetchTransport.ts"
import { lotOfVisit } from "#platform/lot.ts"

import { kept, type Visitor } from "./earlyVisitor.ts"

/** English words go where they are not read. */
const hideWords = (part: ParentNode, { language }: Visitor): void => {
  if (language === defaultLanguage) return
  part.querySelectorAll<HTMLElement>("span, a, h2, p, th").forEach((each) => {
    if (each.textContent !== "" && each.children.length === 0) each.style.visibility = "hidden"
  })
}

/** Shows of the shell what its visitor will see: the other header goes. */
const fit = (shell: HTMLElement, visitor: Visitor): void => {
  const other = visitor.token === "" ? "member" : "guest"
  shell.querySelectorAll(`[data-visitor=${other}]`).forEach((each) => each.remove())
  hideWords(shell, visitor)
  shell.hidden = false
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
    // What is not kept is not parsed: making the error would hold the first paint.
    const [last, rows] = JSON.parse(kept(key) || "[]")
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

type Keys = Readonly<Record<"banner" | "winners", string>>

/** Shows home's shell as its visitor will see it; on any other page there is none. */
export const showShell = (keys: Keys, visitor: Visitor, answers: EarlyAnswers): void => {
  const shell = document.getElementById("shell")
  if (shell === null) return
  if (answers.size === 0) return shell.remove()
  fit(shell, visitor)
  showBanner(shell, keys.banner, [...answers.values()])
  showWinners(shell, visitor, keys.winners, answers)
}
