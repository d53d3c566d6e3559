import type { SystemStatus } from "#domain/frame/SystemStatus.ts"

import { GatePage } from "./GatePage.tsx"

export const ServiceDownPage = ({ status }: { readonly status: SystemStatus | undefined }) => (
  <GatePage reason={status === undefined ? "down" : "region"} ip={status?.location.ip ?? ""} />
)
