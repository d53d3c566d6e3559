import { readdir, readFile, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin } from "vite"

const isText = (file: string): boolean => /\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(file)

/** Whether a name in the path begins with a dot. No server sends such files. */
const isHidden = (file: string): boolean => /(^|\/)\./.test(file)

/** Writes compressed copies `.br` and `.gz` next to a text file, if they are smaller. */
export const compressFile = async (file: string): Promise<void> => {
  const body = await readFile(file)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const copies = {
    br: await promisify(brotliCompress)(body, best),
    gz: await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [ending, copy] of Object.entries(copies))
    if (copy.length < body.length) await writeFile(`${file}.${ending}`, copy)
}

/** Writes compressed copies `.br` and `.gz` of each text file of a built site, if they are smaller. */
export const compress = async (folder: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => isText(file) && !isHidden(file))
  await Promise.all(texts.map((file) => compressFile(join(folder, file))))
}

/** Compresses the files of the finished build, so that servers need not compress them for each request. */
export const compressedCopies = (): Plugin => {
  let folder = ""
  return {
    name: "compressed-copies",
    apply: "build",
    enforce: "post",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    closeBundle: {
      // Runs after the plugin that writes the service worker at the same hook.
      order: "post",
      sequential: true,
      handler: () => compress(folder),
    },
  }
}
