import type { BannerGroup } from "#domain/home/BannerGroup.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import { registerPartsKey } from "#platform/registerPartsKey.ts"
import { geometryOf, gridGap } from "#ui/games/list/gridGeometry.ts"

import { namePlace, vendorPlace } from "./plan.ts"
import type { PrefetchedByName } from "./prefetch.ts"
import { bannerOf, type Game, hostOf, valueOf } from "./responses.ts"
import { applyStyles, fillTexts, renderPicture } from "./shellMarkup.ts"
import type { Texts } from "./shellTexts.ts"
import { stored } from "./storedUser.ts"

export interface ShellContent {
  readonly shell: HTMLElement
  /** The query of the address. */
  readonly search: string
  readonly banner: BannerGroup | undefined
  readonly texts: Texts
  readonly responses: PrefetchedByName
}

// The rest of the shell stays inert: its buttons work only in the app.
const enable = (shell: HTMLElement, form: HTMLElement): void => {
  let part: Element = form
  while (part !== shell && part.parentElement !== null) {
    for (const other of part.parentElement.children) if (other !== part) other.setAttribute("inert", "")
    part = part.parentElement
  }
  form.style.pointerEvents = "auto"
  shell.removeAttribute("inert")
  shell.removeAttribute("aria-hidden")
}

const fillLabels = (form: HTMLElement, texts: Texts): void =>
  [form, ...form.querySelectorAll("[aria-label]")].forEach((element) => {
    const text = texts[element.getAttribute("aria-label") ?? ""]
    if (text === undefined) element.setAttribute("inert", "")
    else element.setAttribute("aria-label", text)
  })

// The app takes over the form with its values, and sends it (useShellForm.ts).
const wait = (form: HTMLFormElement, texts: Texts): void => {
  const inputs = [...form.querySelectorAll<HTMLInputElement>("[aria-required=true]")]
  const empty = inputs.find(({ value }) => value === "")
  if (empty !== undefined) return empty.focus()
  const busy = form.querySelector("template")?.content.cloneNode(true)
  if (busy === undefined) return
  fillTexts(busy, texts)
  form.querySelector("[type=submit]")?.replaceWith(busy)
  form.querySelector<HTMLElement>("[aria-busy=true]")?.focus()
  inputs.forEach((input) => {
    input.readOnly = true
  })
}

const showForm = (shell: HTMLElement, form: HTMLFormElement, texts: Texts): void => {
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    wait(form, texts)
  })
  fillLabels(form, texts)
  form.querySelectorAll("button:not([type=submit])").forEach((button) => button.setAttribute("inert", ""))
  enable(shell, form)
}

const showLastForm = (shell: HTMLElement, texts: Texts): void => {
  const template = shell.querySelector<HTMLTemplateElement>("template[data-place=form]")
  const parts = stored(registerPartsKey).split(" ")
  if (template === null || parts.length === 1) return
  const form = document.importNode(template.content, true)
  form.querySelectorAll<HTMLElement>("[data-field]").forEach((part) => {
    if (!parts.includes(part.dataset["field"] ?? "")) part.remove()
  })
  fillTexts(form, texts)
  applyStyles(form)
  template.previousElementSibling?.replaceWith(form)
}

const rows = 4

// A list of favourites has no search, and a list of all games no filter.
const removeOtherFields = ({ shell, search }: Pick<ShellContent, "shell" | "search">): void => {
  const gameType = new URLSearchParams(search).get("gameType") ?? ""
  shell.querySelectorAll<HTMLElement>("[data-unless]").forEach((field) => {
    if (field.dataset["unless"]?.split(",").includes(gameType)) field.remove()
  })
}

const renderTiles = (
  place: HTMLElement,
  { content }: HTMLTemplateElement,
  games: ReadonlyArray<Game>,
  host: string,
): void => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { columns, row } = geometryOf(place.clientWidth, rem)
  place.textContent = ""
  for (let first = 0; first < Math.min(games.length, rows * columns); first += columns) {
    const line = document.importNode(content, true).querySelector<HTMLElement>("div")
    const tile = line?.firstElementChild
    if (!line || !tile) return
    line.style.cssText = `height:${row}px;--columns:${columns};--gap:${gridGap}rem`
    tile.remove()
    for (const game of games.slice(first, first + columns)) {
      const own = line.appendChild(document.importNode(tile, true))
      const { gameName, nodeName = "", displayName = "", iconUrl = "" } = game
      fillTexts(own, { [namePlace]: gameName || nodeName, [vendorPlace]: displayName })
      applyStyles(own)
      const picture = own.querySelector("[data-style]")
      if (picture !== null) renderPicture(picture, ImageCdn.addressOf(iconUrl, host))
    }
    place.append(line)
  }
}

const showGames = async (shell: HTMLElement, responses: PrefetchedByName): Promise<void> => {
  const place = shell.querySelector<HTMLElement>("[data-place=games]")
  const template = shell.querySelector<HTMLTemplateElement>("[data-place=games] + template")
  if (place === null || template === null) return
  renderTiles(
    place,
    template,
    Array.from({ length: 100 }, () => ({})),
    "",
  )
  const { status, games: listed = responses.slots } = responses
  if (status === undefined || listed === undefined) return
  const [value, { games }] = await Promise.all([valueOf(status), valueOf(listed)])
  if (games.length > 0) renderTiles(place, template, games, hostOf(value))
}

const cards = 3

const showPromotions = async ({ shell, search, responses }: ShellContent): Promise<void> => {
  const place = shell.querySelector("[data-place=promotions]")
  const template = shell.querySelector<HTMLTemplateElement>("[data-place=promotions] + template")
  const { status, promotions } = responses
  // An address with a query may show only some promotions.
  if (!place || !template || search !== "" || !status || !promotions) return
  const [value, { promotion }] = await Promise.all([valueOf(status), valueOf(promotions)])
  if (promotion.length > 0) place.textContent = ""
  for (const { title = "", image = "" } of promotion.slice(0, cards)) {
    const card = document.importNode(template.content, true)
    fillTexts(card, { [namePlace]: title })
    applyStyles(card)
    const picture = card.querySelector("[data-style]")
    if (picture !== null) renderPicture(picture, ImageCdn.addressOf(image, hostOf(value)))
    place.append(card)
  }
}

const showBanner = async (
  shell: HTMLElement,
  group: BannerGroup,
  responses: PrefetchedByName,
): Promise<void> => {
  const place = shell.querySelector("[data-place=banner]")
  if (place !== null) renderPicture(place, (await bannerOf(group, responses)) ?? "")
}

// Broken responses are ignored, because the app reports these.
const ignore = (): void => {}

/** Shows what is known of a page before the app: its first banner, its form, its first games or its first promotions. */
export const showContent = (content: ShellContent): void => {
  const { shell, search, banner, texts, responses } = content
  if (banner !== undefined) showBanner(shell, banner, responses).catch(ignore)
  showLastForm(shell, texts)
  const form = shell.querySelector("form")
  if (form !== null) showForm(shell, form, texts)
  removeOtherFields({ shell, search })
  showGames(shell, responses).catch(ignore)
  showPromotions(content).catch(ignore)
}
