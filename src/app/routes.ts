import type { ComponentType } from "react"

import { homePaths, paths } from "#config/paths.ts"
import type { Rule } from "#domain/Access.ts"
import { frameOf, type PageFrame } from "#domain/PageFrame.ts"
import { HomePage } from "#pages/home/HomePage.tsx"

import { lazyPage } from "./lazyPage.ts"

/** A page of the app: its addresses, who may see it, and what stands around it. */
export interface Route {
  readonly paths: ReadonlyArray<string>
  readonly page: ComponentType
  readonly rule: Rule
  readonly frame: PageFrame
}

const route = (at: ReadonlyArray<string>, rule: Rule, page: ComponentType): Route => ({
  paths: at,
  page,
  rule,
  frame: frameOf(at[at.length - 1] ?? paths.home),
})

/** Home comes with the app; every other page when it is opened. */
export const home = route(homePaths, "anyone", HomePage)

/** Every page that exists (spec §2 "Routes"). */
export const routes: ReadonlyArray<Route> = [
  home,
  route(
    [paths.login],
    "anyone",
    lazyPage(() => import("#pages/entry/LoginPage.tsx").then(({ LoginPage }) => LoginPage)),
  ),
  route(
    [paths.memberHome],
    "memberCentre",
    lazyPage(() => import("#pages/account/MemberHomePage.tsx").then(({ MemberHomePage }) => MemberHomePage)),
  ),
]

/** The page of an address; unknown addresses have none. */
export const routeOf = (path: string): Route | undefined => routes.find((each) => each.paths.includes(path))
