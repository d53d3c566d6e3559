import { HomePage } from "#pages/home/HomePage.tsx"
import { HomeTicker } from "#pages/home/HomeTicker.tsx"

/** The code that only home shows: the page, and the ticker in the header. */
export const home = { HomePage, HomeTicker }
