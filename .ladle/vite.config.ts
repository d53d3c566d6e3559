import { fileURLToPath } from "node:url"

import { brandChoice } from "#tools/build/brandChoice.ts"
import { brandOfPage, brandPages } from "#tools/build/brandPlugin.ts"

import { storyArt } from "./art.ts"

const isReplaced = ({ find }: { find: unknown }) => /^(msw|axe-core)/.test(String(find))

/** Removes Ladle's aliases. With its add-ons disabled, Ladle replaces `msw`, `msw/http` and `axe-core` by an empty module. */
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

/** Replaces Ladle's order of stories, which is alphabetical by id. */
const reviewOrder = {
  name: "review-order",
  transform(code: string, id: string) {
    if (!id.endsWith("virtual:generated-list")) return undefined
    const order = fileURLToPath(new URL("order.ts", import.meta.url))
    return `import { inOrder } from ${JSON.stringify(order)}\n${code}\nconfig.storyOrder = () => inOrder(stories)`
  },
}

/** Gives each action of a story the name of its prop, so that the log of events shows what the action received. */
const namedActions = {
  name: "named-actions",
  enforce: "pre",
  transform(code: string, id: string) {
    if (!id.endsWith(".stories.tsx") || !/import {[^}]*\bnothing\b[^}]*} from "#ladle\/samples/.test(code))
      return undefined
    const named = code.replaceAll(/(\w+)(: |=\{)nothing\b/g, '$1$2action("$1")')
    return `import { action } from "#ladle/inPhone.ts"; ${named}`
  },
} as const

/** A script expression that reads the brand of a story from the address of its page. */
const ownBrand = `"brand:" + new URLSearchParams(location.search).get("brand")`

export default {
  plugins: [
    keepPackages,
    namedActions,
    reviewOrder,
    storyArt,
    brandOfPage(),
    brandChoice(ownBrand),
    brandPages(),
  ],
  publicDir: fileURLToPath(new URL("../public", import.meta.url)),
  // One style sheet for all stories: with a sheet for each, their styles would accumulate while browsing.
  build: { target: "es2022", cssCodeSplit: false },
}
