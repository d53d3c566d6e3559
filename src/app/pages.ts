import { Record as Records } from "effect"

import * as Pages from "#domain/frame/Pages.ts"
import { preloadComponent } from "#pages/view/Deferred.tsx"

import { importHome, lazyComponents } from "./lazyComponents.ts"
import { type LazyPage, lazyPage } from "./lazyPage.ts"

// The ticker comes first, so that the header has its height when home renders.
const loadHome = async () => {
  await preloadComponent(lazyComponents.ticker)
  return (await importHome()).home.HomePage
}

export const pages: Readonly<Record<Pages.PageName, LazyPage>> = Records.map(Pages.table, (_, name) =>
  lazyPage(
    name === "home"
      ? loadHome
      : () => import("./boot/pageChunks.ts").then(({ pageChunks }) => pageChunks[name]()),
  ),
)
