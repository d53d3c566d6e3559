import { createHash } from "node:crypto"
import { readFile, stat } from "node:fs/promises"
import { extname, join, sep } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
}

export type Encoding = "br" | "gzip" | "identity"

/** One file of the site as it is sent. */
export interface StaticFile {
  readonly contentType: string
  readonly isPage: boolean
  /** Its name carries a hash of its content, so a browser may keep it for good. */
  readonly isImmutable: boolean
  readonly etag: string
  readonly body: Buffer
  readonly encoded: (encoding: Encoding) => Promise<Buffer>
}

const isHashed = (path: string): boolean => /\/assets\/.*-[\w-]{8,}\.\w+$/.test(path)

const compress = async (body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> => {
  if (encoding === "identity") return body
  if (encoding === "gzip") return promisify(gzip)(body)
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

const read = async (path: string, quality: number): Promise<StaticFile> => {
  const body = await readFile(path)
  const contentType = contentTypes[extname(path)] ?? "application/octet-stream"
  const isText = contentType.includes("charset") || contentType.includes("svg")
  const kept = new Map<Encoding, Promise<Buffer>>()
  return {
    contentType,
    isPage: extname(path) === ".html",
    isImmutable: isHashed(path.split(sep).join("/")),
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    body,
    encoded: (encoding) => {
      const chosen = isText ? encoding : "identity"
      const ready = kept.get(chosen) ?? compress(body, chosen, quality)
      kept.set(chosen, ready)
      return ready
    },
  }
}

/** Where in the folder a request's path leads; nothing outside it, and no dot files. */
const locate = (folder: string, path: string): string | undefined => {
  const file = join(folder, path)
  const isHidden = path.split("/").some((part) => part.startsWith("."))
  return file.startsWith(`${folder}${sep}`) && !isHidden ? file : undefined
}

/** A path without a file that is still an address of the app, such as `/m/home` or `/m/register.html`. */
const isAppRoute = (path: string): boolean =>
  !path.startsWith("/assets/") && !path.startsWith("/vip/") && ["", ".html"].includes(extname(path))

/** The files of a folder by the path that was asked for, kept in memory while they do not change. */
export const staticFiles = (folder: string, quality: number) => {
  const kept = new Map<string, { readonly changed: number; readonly file: Promise<StaticFile> }>()
  const open = async (path: string): Promise<StaticFile | undefined> => {
    const file = locate(folder, path)
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined)
    if (file === undefined || found === undefined || !found.isFile()) return undefined
    const known = kept.get(file)
    if (known?.changed === found.mtimeMs) return known.file
    const fresh = read(file, quality)
    kept.set(file, { changed: found.mtimeMs, file: fresh })
    return fresh
  }
  return async (path: string): Promise<StaticFile | undefined> =>
    (await open(path)) ?? (isAppRoute(path) ? open("/index.html") : undefined)
}
