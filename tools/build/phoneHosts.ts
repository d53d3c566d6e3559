import type { Plugin } from "vite"

/** The names of this computer in the app's check of addresses, and the same with every name under `localhost`. */
const names = { product: "(localhost|", harness: String.raw`((?:[\w-]+\.)*localhost|` } as const

/** The text of `Url.ts` with which the app opens games at the hosts of phones. Throws where it has no such check. */
export const withPhoneHosts = (code: string): string => {
  if (!code.includes(names.product)) throw new Error("Url.ts has no check of loopback names.")
  return code.replaceAll(names.product, names.harness)
}

/**
 * Lets the app of the harness open plain HTTP at the hosts of phones. The product does not: a browser that does not resolve
 * these names by itself asks its network for them.
 */
export const phoneHosts = (): Plugin => ({
  name: "phone-hosts",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/domain\/Url\.ts$/ },
    handler: (code) => ({ code: withPhoneHosts(code), map: null }),
  },
})
