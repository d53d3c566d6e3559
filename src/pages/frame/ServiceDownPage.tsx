import type { SystemStatus } from "#domain/frame/SystemStatus.ts"

import { GatePage } from "./GatePage.tsx"

/** Status 2, or no connection to the backend: the region is blocked, or the service is down. */
export const ServiceDownPage = ({ status }: { readonly status: SystemStatus | undefined }) => (
  <GatePage reason={status === undefined ? "down" : "region"} ip={status?.location.ip ?? ""} />
)
