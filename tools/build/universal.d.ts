/** URL APIs exist with and without a document: pure code may use these. */
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
