import type { Plugin } from "vite"

/** The host pattern in the app's check of addresses, and its replacement that also allows every name under `localhost`. */
const names = { product: "(localhost|", harness: String.raw`((?:[\w-]+\.)*localhost|` } as const

/** Changes the code of `Url.ts` so that the app opens games at the hosts of phones. Throws if the code has no host check. */
export const withPhoneHosts = (code: string): string => {
  if (!code.includes(names.product)) throw new Error("Url.ts has no check of loopback names.")
  return code.replaceAll(names.product, names.harness)
}

/**
 * Lets the app in the harness open addresses over plain HTTP at the hosts of phones. The product must not allow this,
 * because some browsers resolve these names over the network.
 */
export const phoneHosts = (): Plugin => ({
  name: "phone-hosts",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/domain\/Url\.ts$/ },
    handler: (code) => ({ code: withPhoneHosts(code), map: null }),
  },
})
