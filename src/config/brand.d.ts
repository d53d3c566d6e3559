/** What scripts need of the brand; the schema of `tools/brand/Brand.ts` checks the file. */
declare module "#brand/brand.json" {
  const brand: {
    readonly defaultLanguage: import("./product.ts").Language
    readonly defaultTheme: import("./product.ts").Theme
    /** The "games and more" count in texts for guests. */
    readonly gamesOffered: number
  }
  export default brand
}
