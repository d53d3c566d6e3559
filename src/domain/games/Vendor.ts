import { Schema } from "effect"

import type { MessageKey } from "#i18n/messages.ts"
import { list, name, recovered } from "#domain/Lenient.ts"

export const VendorName = Schema.Struct({ vassalage: Schema.String, accountTypeName: name })
export type VendorName = typeof VendorName.Type

export const VendorCategory = Schema.Struct({
  gameCategory: Schema.String,
  vendorNames: list(VendorName),
})
export type VendorCategory = typeof VendorCategory.Type

export const Vendors = Schema.Struct({
  sorting: list(VendorCategory),
  mapping: Schema.Record(Schema.String, recovered(list(Schema.String), [])),
})
export type Vendors = typeof Vendors.Type

export interface Category {
  readonly gameType: string
  readonly vendors: ReadonlyArray<VendorName>
}

// Spec §9 lists these codes.
const esports: ReadonlyArray<string> = ["AV", "AI", "IMES", "TF", "IA"]
const cockfight = "DS88"

export const isEsports = (vassalage: string): boolean => esports.includes(vassalage)
export const isCockfight = (vassalage: string): boolean => vassalage === cockfight

// Moves e-sports and cockfights from SPORTS into their own categories (open point 113).
const splitSports = (categories: ReadonlyArray<Category>): ReadonlyArray<Category> => {
  const sports = categories.find(({ gameType }) => gameType === "SPORTS")?.vendors ?? []
  const fights = sports.filter(({ vassalage }) => isCockfight(vassalage))
  const electronic = sports.filter(({ vassalage }) => isEsports(vassalage))
  const hasEsports = categories.some(({ gameType }) => gameType === "ESPORTS")
  const rest = categories.flatMap((category) => {
    if (category.gameType === "SPORTS") {
      const vendors = category.vendors.filter(
        (vendor) => !isCockfight(vendor.vassalage) && !isEsports(vendor.vassalage),
      )
      const created =
        hasEsports || electronic.length === 0 ? [] : [{ gameType: "ESPORTS", vendors: electronic }]
      return [...(vendors.length > 0 ? [{ ...category, vendors }] : []), ...created]
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

const insertCockfight = (categories: ReadonlyArray<Category>, fights: Category): ReadonlyArray<Category> => {
  // Cockfights come after LIVE, or after SPORTS if LIVE is missing (spec §2, open point 112).
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

export const pageTabs = (categories: ReadonlyArray<Category>): ReadonlyArray<Category> =>
  categories.filter(({ gameType }) => gameType !== "COCKFIGHT")

interface MenuItem {
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

export const queryType = (gameType: string): string =>
  // The backend lists e-sports and cockfights under the type SPORTS (spec §4).
  gameType === "ESPORTS" || gameType === "COCKFIGHT" ? "SPORTS" : gameType

export const isOf = (
  { gameType, vendors }: Category,
  game: { readonly gameType: string; readonly vassalage: string },
): boolean =>
  game.gameType === queryType(gameType) && vendors.some(({ vassalage }) => vassalage === game.vassalage)

/** The order matches the order of the illustrations in `categories.svg`. */
export const named = [
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

export const categoryName = (gameType: string): MessageKey =>
  `category_${named.find((name) => name === gameType) ?? "OTHER"}`

/** Returns whether a tap on the category launches its only vendor at once (spec §2 "Game entry tabs"). */
export const opensAtOnce = ({ gameType, vendors }: Category): boolean =>
  vendors.length === 1 && gameType !== "RNG" && gameType !== "HOT" && gameType !== "FAV"
