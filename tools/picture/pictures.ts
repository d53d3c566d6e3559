import { runNamed } from "#tools/options.ts"

await runNamed("pictures", {
  // Takes the screenshot of home for the README.
  home: () => import("./homePicture.ts"),
  // `pages [--only PART] [--folder FOLDER]`
  pages: () => import("./pagePictures.ts"),
  // `scenarios [--only PART] [--out FOLDER]`
  scenarios: () => import("./scenarioPictures.ts"),
  // `stories [--only PART] [--accept]`
  stories: () => import("./shootStories.ts"),
})
