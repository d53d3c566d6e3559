import { readdir, readFile, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin } from "vite"

const isText = (file: string): boolean => /\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(file)

/** No server sends files or folders whose names begin with a dot. */
const isHidden = (file: string): boolean => /(^|\/)\./.test(file)

/** Writes `.br` and `.gz` beside a text file, where they are smaller. */
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

/** Writes `.br` and `.gz` beside each text file of a built site, where they are smaller. */
export const compress = async (folder: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => isText(file) && !isHidden(file))
  await Promise.all(texts.map((file) => compressFile(join(folder, file))))
}

/** Compresses the finished build once, so that no server does it for each visit. */
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
