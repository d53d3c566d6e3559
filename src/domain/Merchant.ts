import type { Deployment } from "#config/deployment.ts"

/** Test mode precedes the host, and the host precedes the deployment (open point 65). */
export const resolve = (
  testMode: string,
  host: string,
  { merchantByHost, merchant }: Pick<Deployment, "merchantByHost" | "merchant">,
): string => testMode.trim() || merchantByHost[host] || merchant

/** Assumed: the specification does not name the merchant of a free-play session (spec §4 "Free play"). */
export const trial = (merchant: string): string => `${merchant}-trial`
