import { Record as Records } from "effect"
import { createHash } from "node:crypto"
import { createElement, type ComponentType } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createServer, type InlineConfig, type Plugin } from "vite"

import { type CallName, firstCalls } from "#app/boot/firstCalls.ts"
import { type BootPlan, ofEveryPage, usualParts } from "#app/boot/plan.ts"
import type { ShellProps } from "#app/boot/Shell.tsx"
import { withValues } from "#app/boot/shellTexts.ts"
import { defaultDeployment } from "#config/deployment.ts"
import { type Language, languageFacts, brandPlaceholder } from "#config/product.ts"
import { storageItems } from "#platform/storageItems.ts"
import { type Brand, textIn } from "#tools/brand/Brand.ts"
import { folderOf } from "#tools/brand/folder.ts"
import { fillPage } from "#tools/brand/page.ts"
import { readBrand } from "#tools/brand/readBrand.ts"
import { textsOf } from "#tools/brand/texts.ts"
import type { BuiltBrand } from "#tools/configure/builtBrands.ts"
import { escaped, inPage } from "#tools/configure/page.ts"

import { buildScript } from "./buildScript.ts"
import { addressesOf, addressOf, assetOf, type Bundle, chunkOf, styleSheetOf } from "./chunks.ts"
import { areasOf, documents, general, isHome, modulesOf, type PageDocument } from "./documents.ts"
import { frameOf } from "./frames.ts"
import { usedStyles } from "./usedStyles.ts"

/** Puts content into the element of a page that is marked with `data-fill`. */
export const fillPlace = (html: string, name: string, content: string): string => {
  const mark = `data-fill="${name}">`
  const [before, after, ...more] = html.split(mark)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`index.html needs exactly one element that ends in ${mark}`)
  return `${before}${mark}${content}${after}`
}

const dictionaryOf = (language: Language, area?: string): string =>
  ["src/i18n/locales", area, `${languageFacts[language].file}.json`].filter(Boolean).join("/")

/** The markup of a shell for each document. */
type Shells = ReadonlyMap<PageDocument, string>

const appModules = ["src/app/boot/entry.ts", "src/app/boot/render.tsx"]

const homeModule = "src/app/home.ts"

const isStyle = (file: string): boolean => file.endsWith(".css")

/** Whether a document contains all styles of the first screen, so that home's content loads no file of styles. */
const hasAllStyles = (document: PageDocument): boolean => document === general || isHome(document)

/** The files that the pages of a document need beside the app. */
const filesOf = (bundle: Bundle, document: PageDocument): ReadonlyArray<string> => {
  const ofApp = addressesOf(bundle, appModules)
  const ofPages = addressesOf(bundle, document.pages.flatMap(modulesOf)).filter(
    (file) => !ofApp.includes(file),
  )
  return [...(hasAllStyles(document) ? [] : ofApp.filter(isStyle)), ...ofPages]
}

/** The general document omits the titles of members' pages, which the app adds. */
const framesOf = (document: PageDocument): BootPlan["frames"] =>
  Object.fromEntries(
    document.pages.map((page) => {
      const { title, ...frame } = frameOf(page)
      const isOmitted = title === undefined || (document === general && frame.user === "member")
      return [page.path, isOmitted ? frame : { ...frame, title }]
    }),
  )

/** The keys of the texts that a document shows. */
const keysOf = (document: PageDocument, shells: Shells, texts: BootPlan["texts"]): ReadonlyArray<string> => {
  const shell = shells.get(document) ?? ""
  const titles = Object.values(framesOf(document)).map(({ title }) => title)
  const isShown = (key: string) =>
    key === "product_name" || shell.includes(`>${key}<`) || titles.includes(key)
  return Object.keys(texts).filter(isShown)
}

/**
 * The texts of a document in the brand's default language. The general document also contains the keys of all other
 * documents, whose texts the device stores for other languages (storeShellTexts.ts).
 */
const shellTextsOf = (
  document: PageDocument,
  shells: Shells,
  brand: Brand,
  texts: BootPlan["texts"],
): BootPlan["texts"] => {
  const stored = document === general ? documents.flatMap((other) => keysOf(other, shells, texts)) : []
  const shown = keysOf(document, shells, texts)
  return Object.fromEntries([
    ...stored.map((key) => [key, ""] as const),
    ...shown.map((key) => [key, withValues(texts[key] ?? "", brand.gamesOffered)] as const),
  ])
}

const contentCalls: ReadonlyArray<CallName> = ["siteAnnouncements", "games", "slots", "promotions"]

export const planOf = (bundle: Bundle, document: PageDocument, texts: BootPlan["texts"]): BootPlan => {
  const frames = framesOf(document)
  const called = [...ofEveryPage, ...Object.values(frames).flatMap(({ calls = [] }) => calls)]
  const showsContent = document !== general && called.some((name) => contentCalls.includes(name))
  const areas = document === general ? [] : new Set(document.pages.flatMap(areasOf))
  return {
    polyfills: `/${assetOf(bundle, "polyfills.js").fileName}`,
    entry: addressOf(bundle, "src/app/boot/entry.ts"),
    entryImports: chunkOf(bundle, "src/app/boot/entry.ts").imports.map((file) => `/${file}`),
    render: addressOf(bundle, "src/app/boot/render.tsx"),
    home: addressOf(bundle, homeModule),
    pageChunks: addressOf(bundle, "src/app/boot/pageChunks.ts"),
    ...(document === general ? {} : { files: filesOf(bundle, document) }),
    ...(showsContent ? { content: `/${assetOf(bundle, "content.js").fileName}` } : {}),
    calls: Object.fromEntries(called.map((name) => [name, firstCalls[name]])),
    dictionaries: Records.map(languageFacts, (_, language) =>
      [language, ...languageFacts[language].fallback]
        .flatMap((each) => [undefined, ...areas].map((area) => dictionaryOf(each, area)))
        .map((module) => addressOf(bundle, module)),
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
  }
}

// Renames style attributes, which the content security policy blocks and boot applies. Icons lose what has no effect.
const slim = (html: string): string =>
  html
    .replaceAll(' style="', ' data-style="')
    .replaceAll(/\blucide[-\w]* ?/g, "")
    .replaceAll(/ xmlns="[^"]*"| class=""/g, "")

/** The shell of each document as markup, rendered by the app's own components. */
const renderShells = async (config: InlineConfig): Promise<Shells> => {
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
    const render = ({ pages }: PageDocument) => {
      const frames = pages.map(frameOf)
      const parts = frames.flatMap((frame) => frame.parts ?? usualParts)
      const [page] = pages === general.pages ? [] : pages
      const user = page && frameOf(page).user
      const shell = createElement(Shell as ComponentType<ShellProps>, { parts, path: page?.path, user })
      return slim(renderToStaticMarkup(shell))
    }
    return new Map(documents.map((document) => [document, render(document)]))
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

/** The inline styles of a document with all styles. A disabled link prevents Vite's loader from loading the same styles again. */
const allStyles = (bundle: Bundle): string =>
  addressesOf(bundle, [...appModules, homeModule])
    .filter(isStyle)
    .map((file) => {
      const link = `<link rel="stylesheet" href="${file}" media="not all" disabled>`
      return `<style>${styleSheetOf(bundle, file)}</style>${link}`
    })
    .join("")

/** The inline styles of a document. */
const stylesOf = (bundle: Bundle, document: PageDocument, shell: string): string => {
  if (hasAllStyles(document)) return allStyles(bundle)
  const styles = filesOf(bundle, document).filter(isStyle)
  return `<style>${usedStyles(styles.map((file) => styleSheetOf(bundle, file)).join(""), shell)}</style>`
}

/** Removes comments, and whitespace between elements and before lines. */
const packed = (html: string): string =>
  html
    .replace(/<!--[^]*?-->/g, "")
    .replace(/>\s+</g, "><")
    .replace(/\n\s+/g, "\n")

/** The title and description of a document, and home's first picture. The general document has no description. */
const headOf = (document: PageDocument, brand: Brand, texts: BootPlan["texts"]): string => {
  const product = texts["product_name"] ?? ""
  const about = textIn(brand, brand.description, brand.defaultLanguage)
  if (document === general) return `<title>${escaped(product)}</title>`
  const [page] = document.pages
  const named = `${texts[page?.title ?? ""]} · ${product}`
  const [title, description] = isHome(document) ? [product, about] : [named, `${named}. ${about}`]
  const poster = `<link rel="preload" as="image" href="${brandPlaceholder}" fetchpriority="high">`
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    isHome(document) ? poster : "",
  ].join("")
}

/** Creates the documents of a brand from the shared page. */
const documentsOf = (shared: string, bundle: Bundle, shells: Shells, folder: string) => {
  const brand = readBrand(folder)
  const texts = textsOf(brand, brand.defaultLanguage)
  const branded = fillPage(shared, folder)
  return documents.map((document) => {
    const shell = shells.get(document) ?? ""
    const html = branded
      .replace(/<title>[^]*?<\/title>/, () => headOf(document, brand, texts))
      .replace("</head>", () => `${stylesOf(bundle, document, shell)}</head>`)
    const plan = planOf(bundle, document, shellTextsOf(document, shells, brand, texts))
    // The plan comes last, because a brand's texts may look like marks.
    return { file: document.file, html: fillPlace(fillPlace(html, "shell", shell), "plan", inPage(plan)) }
  })
}

/**
 * Writes the documents. A document shows its page's frame in the user's language before any script file is loaded, and
 * sends the page's requests before the app.
 *
 * A document contains the styles, a shell, the plan and the boot script. All documents of all brands have the same boot
 * script. Boot loads the app after sending its requests; with a script tag, the preload scanner would load the app
 * first, and delay the requests.
 */
export const firstScreen = (config: InlineConfig, brands: ReadonlyArray<BuiltBrand>): Plugin => {
  let shells: Shells = new Map()
  return {
    name: "first-screen",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle = {} }) => {
        shells = await renderShells(config)
        const boot = await buildScript("src/app/boot/inline.ts", config)
        if (boot.includes("</script")) throw new Error("Boot's script would end its own element.")
        const build = `<meta name="build" content="${buildOf(bundle)}">`
        const head = `${build}<style>%BRAND_STYLES%</style></head>`
        const deployed = fillPlace(packed(html), "deployment", inPage(defaultDeployment))
        return fillPlace(deployed, "boot", boot.trim()).replace("</head>", () => head)
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"]
        if (page?.type !== "asset") throw new Error("The build has no index.html.")
        const shared = String(page.source)
        for (const { name, place } of brands)
          for (const { file, html } of documentsOf(shared, bundle, shells, folderOf(name))) {
            const fileName = `${place}/${file}`.slice(1)
            if (fileName === "index.html") page.source = html
            else this.emitFile({ type: "asset", fileName, source: html })
          }
      },
    },
  }
}
