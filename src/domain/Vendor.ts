import { Schema } from "effect"

import { paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"

import { listOrNone, orElse, text } from "./Lenient.ts"

export const VendorName = Schema.Struct({ vassalage: Schema.String, accountTypeName: text })
export type VendorName = typeof VendorName.Type

export const VendorCategory = Schema.Struct({
  gameCategory: Schema.String,
  vendorNames: listOrNone(VendorName),
})
export type VendorCategory = typeof VendorCategory.Type

/** The merchant's vendors by category, in the merchant's order, spec §3 "Vendor data". */
export const Vendors = Schema.Struct({
  sorting: listOrNone(VendorCategory),
  mapping: orElse(Schema.Record(Schema.String, Schema.Array(Schema.String)), {}),
})
export type Vendors = typeof Vendors.Type

/** A category as menus show it. */
export interface Category {
  /** Code such as `RNG`; its name is the text `category_RNG`. */
  readonly gameType: string
  readonly vendors: ReadonlyArray<VendorName>
}

/** Vendor codes that are e-sports (spec §9). */
const esports: ReadonlyArray<string> = ["AV", "AI", "IMES", "TF", "IA"]
const cockfight = "DS88"

export const isEsports = (vassalage: string): boolean => esports.includes(vassalage)
export const isCockfight = (vassalage: string): boolean => vassalage === cockfight

/** The vendors of SPORTS that belong to other categories of the menus (decision 113). */
const splitSports = (categories: ReadonlyArray<Category>): ReadonlyArray<Category> => {
  const sports = categories.find(({ gameType }) => gameType === "SPORTS")?.vendors ?? []
  const fights = sports.filter(({ vassalage }) => isCockfight(vassalage))
  const electronic = sports.filter(({ vassalage }) => isEsports(vassalage))
  const rest = categories.flatMap((category) => {
    if (category.gameType === "SPORTS") {
      const vendors = category.vendors.filter(
        (vendor) => !isCockfight(vendor.vassalage) && !isEsports(vendor.vassalage),
      )
      return vendors.length > 0 ? [{ ...category, vendors }] : []
    }
    if (category.gameType === "ESPORTS")
      return [{ ...category, vendors: union(category.vendors, electronic) }]
    return [category]
  })
  return fights.length > 0 ? insertCockfight(rest, { gameType: "COCKFIGHT", vendors: fights }) : rest
}

const union = (
  some: ReadonlyArray<VendorName>,
  more: ReadonlyArray<VendorName>,
): ReadonlyArray<VendorName> => [
  ...some,
  ...more.filter(({ vassalage }) => !some.some((other) => other.vassalage === vassalage)),
]

/** Right after LIVE; without LIVE after SPORTS, else at the end (spec §2, decision 112). */
const insertCockfight = (categories: ReadonlyArray<Category>, fights: Category): ReadonlyArray<Category> => {
  const live = categories.findIndex(({ gameType }) => gameType === "LIVE")
  const place = live >= 0 ? live : categories.findIndex(({ gameType }) => gameType === "SPORTS")
  return place >= 0
    ? [...categories.slice(0, place + 1), fights, ...categories.slice(place + 1)]
    : [...categories, fights]
}

export interface MenuOptions {
  readonly hasHotGames: boolean
  readonly isLoggedIn: boolean
}

/** The categories of the game menu: Hot first if there are hot games, Favourites last for members (spec §2). */
export const menu = (vendors: Vendors, { hasHotGames, isLoggedIn }: MenuOptions): ReadonlyArray<Category> => {
  const listed = vendors.sorting
    .filter(({ gameCategory }) => gameCategory !== "HOT" && gameCategory !== "FAV")
    .map(({ gameCategory, vendorNames }) => ({ gameType: gameCategory, vendors: vendorNames }))
  return [
    ...(hasHotGames ? [{ gameType: "HOT", vendors: [] }] : []),
    ...splitSports(listed),
    ...(isLoggedIn ? [{ gameType: "FAV", vendors: [] }] : []),
  ]
}

/** The tabs of a category page: cockfights have no page of their own (spec §2 "Game entry tabs"). */
export const pageTabs = (categories: ReadonlyArray<Category>): ReadonlyArray<Category> =>
  categories.filter(({ gameType }) => gameType !== "COCKFIGHT")

/** A vendor as a category offers it, spec §3 "Category menu item". */
export interface MenuItem {
  readonly displayName: string
  readonly gameType: string
  readonly vassalage: string
}

export const menuItems = ({ gameType, vendors }: Category): ReadonlyArray<MenuItem> =>
  vendors.map(({ vassalage, accountTypeName }) => ({
    displayName: accountTypeName || vassalage,
    gameType,
    vassalage,
  }))

/** The type the backend knows: e-sports and cockfights are asked for as sports (spec §4). */
export const queryType = (gameType: string): string =>
  gameType === "ESPORTS" || gameType === "COCKFIGHT" ? "SPORTS" : gameType

/** The categories that have a name of their own. */
const named = [
  "HOT",
  "FAV",
  "PROMO",
  "LIVE",
  "COCKFIGHT",
  "RNG",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "LOTT",
  "ELOTT",
] as const

/** What a category is called; one that the product does not know is 'More games'. */
export const categoryName = (gameType: string): MessageKey =>
  `category_${named.find((name) => name === gameType) ?? "OTHER"}`

const pages: Readonly<Record<string, string>> = {
  HOT: paths.hot,
  FAV: `${paths.gameList}?gameType=FAV`,
  PROMO: paths.activity,
  LIVE: paths.live,
  RNG: paths.rng,
  FISH: paths.fish,
  PVP: paths.pvp,
  SPORTS: paths.sports,
  ESPORTS: paths.esports,
  LOTT: paths.lott,
  ELOTT: paths.elott,
}

/** The page of a category; one without a page of its own is a list of its games. */
export const pathOf = ({ gameType }: Pick<Category, "gameType">): string =>
  pages[gameType] ?? `${paths.gameList}?gameType=${encodeURIComponent(gameType)}`

/** What the page of a category is called; nothing for other pages. */
export const pageName = (path: string): MessageKey | undefined => {
  const gameType = Object.keys(pages).find((one) => pages[one] === path)
  return gameType === undefined ? undefined : categoryName(gameType)
}

/** Whether a press launches the category's only vendor (spec §2 "Game entry tabs"). */
export const opensAtOnce = ({ gameType, vendors }: Category): boolean =>
  vendors.length === 1 && gameType !== "RNG" && gameType !== "HOT" && gameType !== "FAV"
