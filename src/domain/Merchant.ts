import { defaultMerchant, merchantByHost } from "#config/product.ts"

/** The merchant of this run: the stored test-mode value, else the host's, else the default (decision 65). */
export const resolve = (testMode: string, host: string): string =>
  testMode.trim() || merchantByHost[host] || defaultMerchant

/**
 * The merchant of a free-play session (spec §4 "Free play"). Assumed: its name, which the spec does not give.
 */
export const trial = (merchant: string): string => `${merchant}-trial`
