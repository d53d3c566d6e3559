import type { Deployment } from "#config/deployment.ts"

/** The merchant of this run: the stored test-mode value, else the host's, else the deployment's (decision 65). */
export const resolve = (
  testMode: string,
  host: string,
  { merchantByHost, merchant }: Pick<Deployment, "merchantByHost" | "merchant">,
): string => testMode.trim() || merchantByHost[host] || merchant

/**
 * The merchant of a free-play session (spec §4 "Free play"). Assumed: its name, which the spec does not give.
 */
export const trial = (merchant: string): string => `${merchant}-trial`
