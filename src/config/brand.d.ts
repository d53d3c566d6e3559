/** The page's element `#brand` contains these fields, so that all brands share one set of scripts. */
declare module "#brand/brand.json" {
  const brand: {
    readonly defaultLanguage: import("./product.ts").Language
    readonly defaultTheme: import("./product.ts").Theme
    readonly gamesOffered: number
    readonly legal?: Readonly<Partial<Record<import("./product.ts").Language, ReadonlyArray<string>>>>
    readonly productName: string
    // These texts replace texts of the dictionaries.
    readonly texts: Readonly<
      Partial<Record<import("./product.ts").Language, Readonly<Record<string, string>>>>
    >
  }
  export default brand
}
