import { Record as Records } from "effect"

import type { PageName } from "#domain/frame/Pages.ts"
import { HomePage } from "#pages/home/HomePage.tsx"

import { pageCode } from "./boot/pageCode.ts"
import { type LazyPage, lazyPage } from "./lazyPage.ts"

/** The component of each page. Home is in the app's bundle; all others are lazy. */
export const pages: Readonly<Record<PageName, LazyPage>> = {
  home: { preload: () => Promise.resolve(), component: () => HomePage },
  ...Records.map(pageCode, (load) => lazyPage(load)),
}
