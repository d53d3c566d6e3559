/** What home may weigh: on the wire in kB of 1000 bytes after brotli 11, and in the page. */
export const budgets = {
  /**
   * HTML, CSS and JS before the first content: a kB costs 5 ms on a slow phone
   * link, so 130 kB keep the content under the bare React page's time.
   */
  firstLoad: 130,
  /** All scripts that home loads without being asked, such as the carousel and motion features. */
  homeScripts: 190,
  /** Elements of a guest's home when all of it is there. */
  elements: 600,
} as const

/** Chunks of home's first screen that are loaded lazily, by source module: none, home comes with the app. */
export const firstScreen: ReadonlyArray<string> = []

/** Chunks that home loads by itself after its first screen stands, by source module or by group. */
export const afterFirstScreen: ReadonlyArray<string> = [
  "src/app/dictionaries.ts",
  "src/i18n/locales/en.json?raw&home",
  "src/app/LaterPage.tsx",
  "common",
  "games",
  "src/pages/home/HomePopups.tsx",
  "src/ui/frame/routeFades.ts",
  "src/ui/media/SwiperBanners.tsx",
]
