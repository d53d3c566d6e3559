import type { Language } from "#config/product.ts"
import type { Shape } from "#domain/frame/PageRow.ts"
import type { FirstCall } from "#services/firstCall.ts"

import type { CallName } from "./firstCalls.ts"
import type { Words } from "./shellWords.ts"
import type { Visitor } from "./visitor.ts"

/** The parts of the shell, by their `data-part`. */
export type ShellPart = "header" | "title" | "home" | "bottomMenu"

/** The parts of most pages. */
export const usualParts: ReadonlyArray<ShellPart> = ["header", "title", "bottomMenu"]

/** The shell of a page. The plan is in every page, so it leaves out what is usual. */
export interface PageFrame {
  /** Undefined for the usual parts. */
  readonly parts?: ReadonlyArray<ShellPart>
  /** The key of the title; undefined where the app shows it. */
  readonly title?: string
  /** The outline of its content; undefined for the usual one. */
  readonly shape?: Shape
  /** The visitor who sees this page; undefined for anyone. The app redirects others, so they see no frame of it. */
  readonly visitor?: "guest" | "member"
  /** Its first requests, besides those of every page. */
  readonly calls?: ReadonlyArray<CallName>
  /** The types of members for whom boot sends them; undefined for a page that is not for members only. */
  readonly members?: ReadonlyArray<number>
}

/** Whether the page of a frame shows to its visitor. */
export const maySee = (
  { visitor }: Pick<PageFrame, "visitor">,
  { token, isClosed }: Pick<Visitor, "token" | "isClosed">,
): boolean => !isClosed && (visitor === undefined || (visitor === "guest") === (token === ""))

/** Marks the text that boot replaces by the page's title. */
export const titlePlace = "{title}"

/** The build's data for the page, as JSON in the element `#plan`. */
export interface BootPlan {
  /** The script that old engines need first. */
  readonly polyfills: string
  /** The module of `entry.ts`, the app without React, and the modules that it imports. */
  readonly entry: string
  readonly entryImports: ReadonlyArray<string>
  /** The module of `render.tsx`: React and home. */
  readonly render: string
  /** The module of `pageCode.ts`, which starts the code of a page other than home. */
  readonly pageCode: string
  /** The first requests of all pages. */
  readonly calls: Readonly<Partial<Record<CallName, FirstCall>>>
  /** The modules of a language's dictionaries: its own first, then those that fill its gaps. */
  readonly dictionaries: Readonly<Record<Language, ReadonlyArray<string>>>
  /** The frames of the pages by their addresses. A page without one opens without a shell. */
  readonly frames: Readonly<Record<string, PageFrame>>
  /** The words of the shell in the default language. */
  readonly words: Words
  /** The keys of what boot reads from the storage, and of the banner and winners that it stores, and of the words. */
  readonly keys: Readonly<
    Record<
      "session" | "merchant" | "language" | "status" | "whitelabel" | "banner" | "winners" | "words",
      string
    >
  >
}
