import type { Deployment } from "#config/deployment.ts"

/** Test mode takes precedence over the host, and the host over the deployment (open point 65). */
export const resolve = (
  testMode: string,
  host: string,
  { merchantByHost, merchant }: Pick<Deployment, "merchantByHost" | "merchant">,
): string => testMode.trim() || merchantByHost[host] || merchant

/** Assumed: this code, because the specification gives no merchant for free-play sessions (spec §4 "Free play"). */
export const trial = (merchant: string): string => `${merchant}-trial`
