import { fileURLToPath } from "node:url"

import { brandChoice } from "#tools/build/brandChoice.ts"
import { brandOfPage, brandPages } from "#tools/build/brandPlugin.ts"

import { storyArt } from "./art.ts"

const isReplaced = ({ find }: { find: unknown }) => /^(msw|axe-core)/.test(String(find))

/** Ladle with its own add-ons disabled replaces `msw` and `axe-core` by an empty module, and by prefix `msw/http` too. */
const keepPackages = {
  name: "keep-packages",
  config(config: { resolve?: { alias?: unknown } }) {
    const alias = config.resolve?.alias
    if (config.resolve === undefined) return
    if (Array.isArray(alias)) {
      config.resolve.alias = alias.filter((entry: { find: unknown }) => !isReplaced(entry))
    } else if (typeof alias === "object" && alias !== null) {
      config.resolve.alias = Object.fromEntries(
        Object.entries(alias).filter(([find]) => !isReplaced({ find })),
      )
    }
  },
}

/** Ladle sorts stories by their ids alone. */
const reviewOrder = {
  name: "review-order",
  transform(code: string, id: string) {
    if (!id.endsWith("virtual:generated-list")) return undefined
    const order = fileURLToPath(new URL("order.ts", import.meta.url))
    return `import { inOrder } from ${JSON.stringify(order)}\n${code}\nconfig.storyOrder = () => inOrder(stories)`
  },
}

/** The brand of a story in the phone is in its address. */
const ownBrand = `"brand:" + new URLSearchParams(location.search).get("brand")`

export default {
  plugins: [keepPackages, reviewOrder, storyArt, brandOfPage(), brandChoice(ownBrand), brandPages()],
  publicDir: fileURLToPath(new URL("../public", import.meta.url)),
  // One style sheet: otherwise the styles of many stories would accumulate while browsing.
  build: { target: "es2022", cssCodeSplit: false },
}
