import { Record as Records } from "effect"

import * as Pages from "#domain/frame/Pages.ts"
import { HomePage } from "#pages/home/HomePage.tsx"

import { type LazyPage, lazyPage } from "./lazyPage.ts"

const home: LazyPage = { preload: () => Promise.resolve(), component: () => HomePage }

export const pages: Readonly<Record<Pages.PageName, LazyPage>> = Records.map(Pages.table, (_, name) =>
  name === "home"
    ? home
    : lazyPage(() => import("./boot/pageChunks.ts").then(({ pageChunks }) => pageChunks[name]())),
)
