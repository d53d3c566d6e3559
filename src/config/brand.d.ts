/**
 * The page's element `#brand` contains these fields, so that all brands share one set of scripts. In Node, this is
 * the whole brand file.
 */
declare module "#brand/brand.json" {
  const brand: {
    readonly defaultLanguage: import("./product.ts").Language
    readonly defaultTheme: import("./product.ts").Theme
    readonly gamesOffered: number
    // These lines follow the copyright.
    readonly legal?: Readonly<Partial<Record<import("./product.ts").Language, ReadonlyArray<string>>>>
    readonly productName: string
    // These texts replace texts of the dictionaries.
    readonly words: Readonly<
      Partial<Record<import("./product.ts").Language, Readonly<Record<string, string>>>>
    >
  }
  export default brand
}
