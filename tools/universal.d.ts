/** Addresses, which engines have with or without a document: pure code may use this of them. */
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
  readonly hostname: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
}
