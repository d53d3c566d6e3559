import type { Language } from "#config/product.ts"
import type { FirstCall, firstCalls } from "#services/home/firstCalls.ts"

export type CallName = keyof typeof firstCalls

/** The parts of the shell, by their `data-part`. */
export type ShellPart = "header" | "title" | "home" | "bottomMenu"

/** The shell of a page. */
export interface PageFrame {
  readonly parts: ReadonlyArray<ShellPart>
  /** The key of the title; empty where the app shows it. */
  readonly title: string
  /** The visitor who sees this page. The app redirects others, so they see no frame of it. */
  readonly visitor: "anyone" | "guest" | "member"
}

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
  /** Home's first requests. */
  readonly calls: Readonly<Partial<Record<CallName, FirstCall>>>
  /** The modules of a language's dictionaries: its own first, then those that fill its gaps. */
  readonly dictionaries: Readonly<Record<Language, ReadonlyArray<string>>>
  /** The frames of the pages by their addresses. A page without one opens without a shell. */
  readonly frames: Readonly<Record<string, PageFrame>>
  /** The words of the shell by their keys. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** The gateway's origin; empty for the page's own. */
  readonly origin: string
  /** The keys of what boot reads from the storage, and of the banner and winners that it stores. */
  readonly keys: Readonly<
    Record<"session" | "merchant" | "language" | "status" | "banner" | "winners", string>
  >
}
