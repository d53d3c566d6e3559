import type { WireRequest } from "./Transport.ts"

/** Path and query of a request: the key of a prefetched response. */
export const addressOf = ({ path, query }: Pick<WireRequest, "path" | "query">): string => {
  const search = query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&")
  return search === "" ? path : `${path}?${search}`
}
