/** The budgets of home (design: "Budgets for home"): kB of 1000 bytes after brotli 11, and elements in the page. */
export const budgets = {
  /** HTML, CSS and JS before the first content. Above the design's 160: docs/performance.md explains why. */
  firstLoad: 178,
  /** `firstLoad` after gzip 9: 1.15 times the brotli budget, rounded up. */
  firstLoadGzip: 205,
  /** All scripts that home loads in 10 s without user input, such as the carousel. */
  homeScripts: 225,
  /** Scripts that only a deployment with telemetry loads. */
  telemetry: 12,
  /** Elements in the body of a guest's home when fully rendered. The design's 650 counts the head too. */
  elements: 590,
} as const

/** The source modules whose chunks render the first content. */
export const firstScreen: ReadonlyArray<string> = [
  "src/app/boot/entry.ts",
  "src/app/boot/render.tsx",
  "src/app/home.ts",
  "src/i18n/locales/en.json",
]

/** The source module of the telemetry chunk. */
export const telemetry = "src/services/frame/telemetry/Telemetry.ts"

/** The source modules whose chunks home loads after its first content. */
export const afterFirstScreen: ReadonlyArray<string> = [
  "src/app/AfterFirstPaint.tsx",
  "src/app/frameChunks.ts",
  "src/pages/frame/Toasts.tsx",
  "src/pages/frame/footer/HomeFooter.tsx",
  "src/pages/home/HomeGames.tsx",
  "src/pages/home/HomePopups.tsx",
  "src/pages/home/PosterRow.tsx",
  "src/ui/frame/page/routeFades.ts",
  "src/ui/media/SwiperBanners.tsx",
]
