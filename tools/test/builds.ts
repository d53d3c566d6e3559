import { globSync, rmSync, statSync, utimesSync } from "node:fs"

import { builtBrands, folderOf } from "#tools/brand/folder.ts"
import { isBuildOf } from "#tools/brand/manifest.ts"
import { readBrand } from "#tools/brand/readBrand.ts"
import { placed } from "#tools/configure/builtBrands.ts"

import { once, type Step } from "./step.ts"

/** A build that end-to-end tests open. */
export interface Build {
  readonly name: string
  readonly line: string
  readonly folder: string
  /** The environment variable that names another folder. */
  readonly variable: string
}

export const product: Build = {
  name: "build of the product",
  line: "vite build --logLevel warn",
  folder: "dist",
  variable: "PRODUCT_DIST",
}

export const harness: Build = {
  name: "build of the harness",
  line: "vite build --mode harness --logLevel warn",
  folder: "dist-harness",
  variable: "HARNESS_DIST",
}

export const ladle: Build = {
  name: "build of Ladle",
  line: "npm run --silent ladle:build",
  folder: "dist-ladle",
  variable: "LADLE_DIST",
}

/** The files and folders from which the product and the harness are built. */
const sources = [
  "{brands,src,public,fixtures,harness,tools}",
  "{brands,src,public,fixtures,harness,tools}/**",
  "{index.html,vite.config.ts,package-lock.json,tsconfig.json,.env*}",
]

/** Milliseconds of a file's last change; 0 without the file. */
const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

const lastChange = (root: string): number =>
  Math.max(...globSync(sources, { cwd: root }).map((path) => changedAt(`${root}/${path}`)))

/** Whether a build is newer than every file and folder that it is made from. A folder counts for its removed files. */
export const isFresh = (folder: string, root = "."): boolean =>
  changedAt(`${root}/${folder}/index.html`) > lastChange(root)

/** Whether a build has the brands that it would have today: the product has several, any other build the default one. */
const hasBrands = (build: Build): boolean =>
  placed(builtBrands())
    .slice(0, build === product ? undefined : 1)
    .every(({ name, place }) => isBuildOf(`${build.folder}${place}`, readBrand(folderOf(name))))

/** Whether tests need this build first. The environment may name another one instead. */
export const isRequested = (build: Build): boolean =>
  process.env[build.variable] === undefined && !(isFresh(build.folder) && hasBrands(build))

/** Builds. A failed build leaves nothing that a later run could take for fresh. */
export const buildStep = ({ name, line, folder }: Build): Step => ({
  name,
  run: async () => {
    const since = new Date()
    const outcome = await once(name, line).run()
    // A file that changed during the build is newer than the build.
    if (outcome.failed === 0) utimesSync(`${folder}/index.html`, since, since)
    else rmSync(folder, { recursive: true, force: true })
    return outcome
  },
})
