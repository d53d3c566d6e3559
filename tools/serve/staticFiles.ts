import { readdir, readFile } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join, resolve } from "node:path"
import sirv from "sirv"

import { generalDocument } from "#config/documents.ts"

import { pictureDocument } from "./contentSecurity.ts"

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/** Whether a file name contains a hash of the content, so that browsers may cache the file permanently. */
const isHashed = (path: string): boolean => /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(path)

/** Whether a path without a file is an address of the app, such as `/m/home` or `/m/register.html`. */
const isAppRoute = (path: string): boolean =>
  !path.startsWith("/assets/") && !path.startsWith("/vip/") && ["", ".html"].includes(extname(path))

/** Sends the requested file of a folder, or calls `next` if there is no such file. */
type Send = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type HeadersFor = (html: string | undefined) => Readonly<Record<string, string>>

const filesOf = async (root: string, headersFor: HeadersFor): Promise<Send> => {
  const pages = (await readdir(root, { recursive: true })).filter((file) => extname(file) === ".html")
  const html = new Map<string, string>(
    await Promise.all(
      pages.map(async (page) => [`/${page}`, await readFile(join(root, page), "utf8")] as const),
    ),
  )
  return sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      const cache = isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache"
      response.setHeaders(new Headers({ "cache-control": cache, ...headersFor(html.get(path)) }))
      if (extname(path) === ".svg") response.setHeader("content-security-policy", pictureDocument)
    },
  })
}

/**
 * Serves the files of a folder as they were when the server started. Files in the brand's folder `place` come first.
 * An address of the app without its own document returns the general document, or `index.html`. Sends the compressed copies that the build
 * wrote. `headersFor` returns additional headers, from the HTML of a page or `undefined` for other files.
 */
export const staticFiles = async (
  folder: string,
  place: string,
  headersFor: HeadersFor,
): Promise<RequestHandler> => {
  const root = resolve(folder)
  const pages = new Set((await readdir(root, { recursive: true })).map((file) => `/${file}`))
  const general = pages.has(generalDocument) ? generalDocument : "/index.html"
  const sendShared = await filesOf(root, headersFor)
  const sendOwn = place === "" ? sendShared : await filesOf(join(root, place), headersFor)
  const send: Send = (request, response, next) =>
    sendOwn(request, response, () => sendShared(request, response, next))
  const refuse = (response: ServerResponse): void => {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("404")
  }
  return (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site")
    // Hides the folders of brands: their files are served at the addresses of the default brand's files.
    if (pathname.startsWith("/brands/")) return refuse(response)
    send(request, response, () => {
      if (!isAppRoute(pathname)) return refuse(response)
      const own = [`${pathname}.html`, `${pathname}index.html`]
      request.url = own.find((file) => pages.has(file)) ?? general
      send(request, response, () => refuse(response))
    })
  }
}
