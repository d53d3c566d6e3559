import { readdir, readFile, stat, writeFile } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join, resolve } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import sirv from "sirv"

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

const isText = (file: string): boolean => /\.(css|html|js|json|map|svg|txt|webmanifest)$/.test(file)

/** The name contains a hash of the content, so browsers may cache the file forever. */
const isHashed = (path: string): boolean => /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(path)

/** A path without a file that is still an address of the app, such as `/m/home` or `/m/register.html`. */
const isAppRoute = (path: string): boolean =>
  !path.startsWith("/assets/") && !path.startsWith("/vip/") && ["", ".html"].includes(extname(path))

const changedAt = async (file: string): Promise<number> =>
  (await stat(file).catch(() => undefined))?.mtimeMs ?? 0

const compressFile = async (file: string): Promise<void> => {
  if ((await changedAt(`${file}.br`)) > (await changedAt(file))) return
  const body = await readFile(file)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${file}.gz`, await promisify(gzip)(body))
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, best))
}

/** Writes a missing `.br` and `.gz` beside each text file of a built site; `staticFiles` sends those. */
export const compress = async (folder: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter(isText).map((file) => compressFile(join(folder, file))))
}

/**
 * Serves the files of a folder as they were when the server started, and its one page for each address of the
 * app. `headersFor` adds headers by the HTML of a page, or by `undefined` for other files.
 */
export const staticFiles = async (
  folder: string,
  headersFor: (html: string | undefined) => Readonly<Record<string, string>>,
): Promise<RequestHandler> => {
  const root = resolve(folder)
  const pages = (await readdir(root, { recursive: true })).filter((file) => extname(file) === ".html")
  const html = new Map<string, string>(
    await Promise.all(
      pages.map(async (page) => [`/${page}`, await readFile(join(root, page), "utf8")] as const),
    ),
  )
  const send = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      const cache = isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache"
      response.setHeaders(new Headers({ "cache-control": cache, ...headersFor(html.get(path)) }))
    },
  })
  const refuse = (response: ServerResponse): void => {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("404")
  }
  return (request, response) =>
    send(request, response, () => {
      const { pathname } = new URL(request.url ?? "/", "http://site")
      if (!isAppRoute(pathname)) return refuse(response)
      request.url = "/index.html"
      send(request, response, () => refuse(response))
    })
}
