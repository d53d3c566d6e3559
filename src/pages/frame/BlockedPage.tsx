import { isAddressBlocked, type SystemStatus } from "#domain/frame/SystemStatus.ts"

import { GatePage } from "./GatePage.tsx"

/** Status 1: maintenance, or a blocked address (spec §2 "Error gate"). */
export const BlockedPage = ({ status }: { readonly status: SystemStatus }) => (
  <GatePage reason={isAddressBlocked(status) ? "blocked" : "maintenance"} ip={status.location.ip} />
)
