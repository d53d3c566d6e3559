/**
 * What scripts need of the brand (`tools/brand/scriptPart.ts`). In the product it is that of the page, in the element `#brand`, so that
 * all brands have the same scripts. In Node it is the whole file, of which tools use the three defaults.
 */
declare module "#brand/brand.json" {
  const brand: {
    readonly defaultLanguage: import("./product.ts").Language
    readonly defaultTheme: import("./product.ts").Theme
    /** The "games and more" count in texts for guests. */
    readonly gamesOffered: number
    /** Lines below the copyright, by language. */
    readonly legal?: Readonly<Partial<Record<import("./product.ts").Language, ReadonlyArray<string>>>>
    /** The name in the default language. */
    readonly productName: string
    /** Texts that differ from those of the dictionaries, by language, with the name where it is another one. */
    readonly words: Readonly<
      Partial<Record<import("./product.ts").Language, Readonly<Record<string, string>>>>
    >
  }
  export default brand
}
