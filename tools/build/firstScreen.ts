import { createHash } from "node:crypto"
import { createElement, type ComponentType } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createServer, type HtmlTagDescriptor, type InlineConfig, type Plugin, type Rolldown } from "vite"

import { firstCalls } from "#app/boot/firstCalls.ts"
import type { BootPlan } from "#app/boot/plan.ts"
import { withGames } from "#app/boot/shellTexts.ts"
import { defaultDeployment } from "#config/deployment.ts"
import { type Language, languageFacts, brandPlaceholder } from "#config/product.ts"
import { storageItems } from "#platform/storageItems.ts"
import type { Brand } from "#tools/brand/Brand.ts"
import { folderOf } from "#tools/brand/folder.ts"
import { fillPage } from "#tools/brand/page.ts"
import { readBrand } from "#tools/brand/readBrand.ts"
import { textsOf } from "#tools/brand/texts.ts"
import type { BuiltBrand } from "#tools/configure/builtBrands.ts"
import { inPage } from "#tools/configure/page.ts"

import { buildScript } from "./buildScript.ts"
import { frameOf, framed } from "./frames.ts"
import { polyfillsName } from "./polyfills.ts"

type Bundle = Rolldown.OutputBundle

/** The chunk whose import runs a source module. */
const chunkOf = (bundle: Bundle, module: string): Rolldown.OutputChunk => {
  const isFound = (id: string | null) => id?.replace(/\?.*/, "").endsWith(`/${module}`) === true
  const chunk = Object.values(bundle).find((file) => file.type === "chunk" && isFound(file.facadeModuleId))
  if (chunk?.type !== "chunk") throw new Error(`The build has no chunk of ${module}.`)
  return chunk
}

/** The address of a source module's chunk in the product. */
const addressOf = (bundle: Bundle, module: string): string => `/${chunkOf(bundle, module).fileName}`

const assetOf = (bundle: Bundle, name: string): Rolldown.OutputAsset => {
  const asset = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(name))
  if (asset?.type !== "asset") throw new Error(`The build has no file ${name}.`)
  return asset
}

/** Puts content into the element of a page that is marked with `data-fill`. */
export const fillPlace = (html: string, name: string, content: string): string => {
  const mark = `data-fill="${name}">`
  const [before, after, ...more] = html.split(mark)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`index.html needs exactly one element that ends in ${mark}`)
  return `${before}${mark}${content}${after}`
}

const forEachLanguage = <A>(of: (language: Language) => A): Readonly<Record<Language, A>> => ({
  EN: of("EN"),
  TY: of("TY"),
  CN: of("CN"),
  JA: of("JA"),
  TH: of("TH"),
  VI: of("VI"),
  PH: of("PH"),
})

const dictionaryOf = (language: Language): string => `src/i18n/locales/${languageFacts[language].file}.json`

const frames: BootPlan["frames"] = Object.fromEntries(framed.map((page) => [page.path, frameOf(page)]))

const titles: ReadonlyArray<string | undefined> = framed.map((page) => frameOf(page).title)

/** The texts of the shell in the brand's default language. For other languages the device stores the texts (storeShellTexts.ts). */
const shellTextsOf = (shell: string, brand: Brand): BootPlan["texts"] => {
  const texts = textsOf(brand, brand.defaultLanguage)
  const shown = Object.entries(texts).filter(([key]) => shell.includes(`>${key}<`) || titles.includes(key))
  return Object.fromEntries(shown.map(([key, text]) => [key, withGames(text, brand.gamesOffered)]))
}

export const planOf = (bundle: Bundle, texts: BootPlan["texts"]): BootPlan => ({
  polyfills: `/${assetOf(bundle, `${polyfillsName}.js`).fileName}`,
  entry: addressOf(bundle, "src/app/boot/entry.ts"),
  entryImports: chunkOf(bundle, "src/app/boot/entry.ts").imports.map((file) => `/${file}`),
  render: addressOf(bundle, "src/app/boot/render.tsx"),
  home: addressOf(bundle, "src/app/home.ts"),
  pageChunks: addressOf(bundle, "src/app/boot/pageChunks.ts"),
  calls: firstCalls,
  dictionaries: forEachLanguage((language) =>
    [language, ...languageFacts[language].fallback].map((each) => addressOf(bundle, dictionaryOf(each))),
  ),
  frames,
  texts,
  keys: {
    session: storageItems.session.key,
    merchant: storageItems.merchant.key,
    language: storageItems.language.key,
    status: storageItems.systemStatus.key,
    whitelabel: storageItems.whitelabel.key,
    play: storageItems.playAccess.key,
    banner: storageItems.banner.key,
    winners: storageItems.winners.key,
    texts: storageItems.shellTexts.key,
  },
})

/** Renames style attributes, because the content security policy blocks them. Boot applies the renamed attributes (fillShell). */
const withoutStyles = (html: string): string => html.replaceAll(' style="', ' data-style="')

/** The shell as markup, rendered by the app's own components. */
const renderShell = async (config: InlineConfig): Promise<string> => {
  const server = await createServer({
    ...config,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { Shell } = await server.ssrLoadModule("/src/app/boot/Shell.tsx")
    return withoutStyles(renderToStaticMarkup(createElement(Shell as ComponentType)))
  } finally {
    await server.close()
  }
}

/** The version, with a digest of the names of the scripts. Each name contains a digest of the script's content. */
const buildOf = (bundle: Bundle): string => {
  const scripts = Object.values(bundle).filter(({ type }) => type === "chunk")
  const names = scripts.map(({ fileName }) => fileName).toSorted()
  const digest = createHash("sha256").update(names.join("\n")).digest("hex")
  return `${process.env["VITE_VERSION"] ?? ""}+${digest.slice(0, 8)}`
}

/** Inlines the styles of the first screen. Disabled links prevent Vite's loader from loading the same styles again. */
const stylesOf = (bundle: Bundle): ReadonlyArray<HtmlTagDescriptor> =>
  ["src/app/boot/entry.ts", "src/app/boot/render.tsx", "src/app/home.ts"]
    .flatMap((module) => [...(chunkOf(bundle, module).viteMetadata?.importedCss ?? [])])
    .flatMap((file) => {
      const styles = bundle[file]
      if (styles?.type !== "asset") throw new Error(`The build has no styles ${file}.`)
      return [
        { tag: "style", children: String(styles.source), injectTo: "head" },
        {
          tag: "link",
          attrs: { rel: "stylesheet", href: `/${file}`, media: "not all", disabled: true },
          injectTo: "head",
        },
      ] as const
    })

/** Removes comments, and whitespace between elements. */
const packed = (html: string): string => html.replace(/<!--[^]*?-->/g, "").replace(/>\s+</g, "><")

/** Creates the page of a brand from the shared page. */
const pageOf = (shared: string, bundle: Bundle, shell: string, folder: string): string =>
  // The plan comes second, because a brand's texts may look like marks.
  fillPlace(fillPage(shared, folder), "plan", inPage(planOf(bundle, shellTextsOf(shell, readBrand(folder)))))

/**
 * Shows the page's frame in the user's language before any script file is loaded, and sends home's requests before the
 * app.
 *
 * The page contains the styles, the shell, the plan and the boot script. Each brand has a separate page with the same
 * scripts. Boot loads the app after sending its requests; with a script tag, the preload scanner would load the app
 * first, and delay the requests.
 */
export const firstScreen = (config: InlineConfig, brands: ReadonlyArray<BuiltBrand>): Plugin => {
  let shell = ""
  return {
    name: "first-screen",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle = {} }) => {
        shell = await renderShell(config)
        const boot = await buildScript("src/app/boot/inline.ts", config)
        if (boot.includes("</script")) throw new Error("Boot's script would end its own element.")
        const filled = Object.entries({
          shell,
          deployment: inPage(defaultDeployment),
          boot: boot.trim(),
        }).reduce((page, [name, content]) => fillPlace(page, name, content), packed(html))
        return {
          html: filled,
          tags: [
            {
              tag: "link",
              attrs: { rel: "preload", as: "image", href: brandPlaceholder, fetchpriority: "high" },
              injectTo: "head-prepend",
            },
            { tag: "meta", attrs: { name: "build", content: buildOf(bundle) }, injectTo: "head" },
            { tag: "style", children: "%BRAND_STYLES%", injectTo: "head" },
            ...stylesOf(bundle),
          ],
        }
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"]
        if (page?.type !== "asset") throw new Error("The build has no index.html.")
        const shared = String(page.source)
        for (const { name, place } of brands) {
          const source = pageOf(shared, bundle, shell, folderOf(name))
          if (place === "") page.source = source
          else this.emitFile({ type: "asset", fileName: `${place}/index.html`.slice(1), source })
        }
      },
    },
  }
}
