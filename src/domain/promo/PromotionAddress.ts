export interface PromotionAddress {
  readonly tab: string
  readonly category: string
  readonly promo: string
}

export const read = (query: string): PromotionAddress => {
  const parameters = new URLSearchParams(query)
  return {
    tab: parameters.get("tab") ?? "",
    category: parameters.get("category") ?? "",
    promo: parameters.get("promo") ?? "",
  }
}

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
