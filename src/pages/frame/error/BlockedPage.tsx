import { isAddressBlocked, type SystemStatus } from "#domain/frame/SystemStatus.ts"

import { GatePage } from "./GatePage.tsx"

export const BlockedPage = ({ status }: { readonly status: SystemStatus }) => (
  <GatePage reason={isAddressBlocked(status) ? "blocked" : "maintenance"} ip={status.location.ip} />
)
