import type { SystemStatus } from "#domain/SystemStatus.ts"

import { GatePage } from "./GatePage.tsx"

/** Status 2, and a backend that cannot be reached: the region, or the service is down. */
export const ServiceDownPage = ({ status }: { readonly status: SystemStatus | undefined }) => (
  <GatePage reason={status === undefined ? "down" : "region"} ip={status?.location.ip ?? ""} />
)
