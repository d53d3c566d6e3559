import { runNamed } from "#tools/options.ts"

await runNamed("pictures", {
  // The README's picture of home.
  home: () => import("./homePicture.ts"),
  // `pages [--only PART] [--folder FOLDER]`
  pages: () => import("./pagePictures.ts"),
  // `scenarios [--only PART] [--out FOLDER]`
  scenarios: () => import("./scenarioPictures.ts"),
  // `stories [--only PART] [--accept]`
  stories: () => import("./shootStories.ts"),
})
