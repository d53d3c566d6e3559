/** Pure code may use the URL APIs, because they exist with and without a document. */
declare class URLSearchParams {
  constructor(query?: string)
  get(name: string): string | null
  set(name: string, value: string): void
  delete(name: string): void
  toString(): string
}

declare class URL {
  constructor(url: string, base?: string)
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly hostname: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
}
