/** What of a page of activities lives in its address, so that reload, share and back keep it. */
export interface ActivityAddress {
  /** A view of the page; empty for its first. */
  readonly tab: string
  /** A category; empty for all. */
  readonly category: string
  /** The activity whose detail is open; empty for none. */
  readonly promo: string
}

/** The view, the category and the open activity of a query such as `?category=club&promo=5001`. */
export const read = (query: string): ActivityAddress => {
  const parameters = new URLSearchParams(query)
  return {
    tab: parameters.get("tab") ?? "",
    category: parameters.get("category") ?? "",
    promo: parameters.get("promo") ?? "",
  }
}

/** The address of a page of activities; what is empty is left out. */
export const write = (path: string, { tab, category, promo }: Partial<ActivityAddress>): string => {
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
