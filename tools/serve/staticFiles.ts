import { readdir, readFile } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join, resolve } from "node:path"
import sirv from "sirv"

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/** The name contains a hash of the content, so browsers may cache the file forever. */
const isHashed = (path: string): boolean => /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(path)

/** A path without a file that is still an address of the app, such as `/m/home` or `/m/register.html`. */
const isAppRoute = (path: string): boolean =>
  !path.startsWith("/assets/") && !path.startsWith("/vip/") && ["", ".html"].includes(extname(path))

/**
 * Serves the files of a folder as they were when the server started, and its one page for each address of the
 * app. Sends the compressed copies that the build wrote. `headersFor` adds headers by the HTML of a page, or by
 * `undefined` for other files.
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
