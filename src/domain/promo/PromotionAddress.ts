/** The state of a promotions page that its address contains, so that reload, share and back restore it. */
export interface PromotionAddress {
  /** The selected tab; empty for the first. */
  readonly tab: string
  /** The category; empty for all. */
  readonly category: string
  /** The promotion whose detail is open; empty for none. */
  readonly promo: string
}

/** Reads tab, category and open promotion from a query such as `?category=club&promo=5001`. */
export const read = (query: string): PromotionAddress => {
  const parameters = new URLSearchParams(query)
  return {
    tab: parameters.get("tab") ?? "",
    category: parameters.get("category") ?? "",
    promo: parameters.get("promo") ?? "",
  }
}

/** Builds the address of a promotions page, without empty parameters. */
export const write = (path: string, { tab, category, promo }: Partial<PromotionAddress>): string => {
  const named = [
    ["tab", tab ?? ""],
    ["category", category ?? ""],
    ["promo", promo ?? ""],
  ] as const
  const query = named
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return query.length === 0 ? path : `${path}?${query.join("&")}`
}
