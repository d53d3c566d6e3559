import type { WireRequest } from "./Transport.ts"

export const addressOf = ({ path, query }: Pick<WireRequest, "path" | "query">): string => {
  const search = query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&")
  return search === "" ? path : `${path}?${search}`
}
