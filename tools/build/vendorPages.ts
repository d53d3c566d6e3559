import type { Plugin } from "vite"

import { sendVendorPage } from "#tools/serve/vendorPages.ts"

/** Sends the pages of the simulated vendors from the dev server. */
export const vendorPages = (): Plugin => ({
  name: "vendor-pages",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (!sendVendorPage(request, response)) next()
    })
  },
})
