import type { Language } from "#config/product.ts"
import type { BannerGroup } from "#domain/home/BannerGroup.ts"
import type { Shape } from "#domain/frame/PageDefinition.ts"
import type { FirstCall } from "#services/firstCall.ts"

import type { CallName } from "./firstCalls.ts"
import type { Texts } from "./shellTexts.ts"
import type { StoredUser } from "./storedUser.ts"

export type ShellPart = "home" | "header" | "title" | "content" | "bottomMenu"

export const usualParts: ReadonlyArray<ShellPart> = ["header", "content", "bottomMenu"]

/** Every document contains a plan, so a `PageFrame` omits default values. */
export interface PageFrame {
  /** Undefined for `usualParts`. */
  readonly parts?: ReadonlyArray<ShellPart>
  /** Undefined where only the app knows the title. */
  readonly title?: string
  /** The group of the banner that the shell of the login and of the registration shows. */
  readonly banner?: BannerGroup
  /** Undefined for the default skeleton. */
  readonly shape?: Shape
  /** Undefined if every user may see the page. Boot shows other users no shell, because the app redirects them. */
  readonly user?: "guest" | "member"
  /** The page's own requests, without the requests that boot sends for every page. */
  readonly calls?: ReadonlyArray<CallName>
  /** The member types for which boot sends the requests. Undefined for a page that guests may open. */
  readonly members?: ReadonlyArray<number>
}

export const maySee = (
  { user }: Pick<PageFrame, "user">,
  { token, isClosed }: Pick<StoredUser, "token" | "isClosed">,
): boolean => !isClosed && (user === undefined || (user === "guest") === (token === ""))

/** The requests that boot sends for every page. */
export const ofEveryPage: ReadonlyArray<CallName> = ["status", "whitelabel"]

export const titlePlace = "{title}"

/** The texts that `showContent.ts` fills in each tile and card. */
export const namePlace = "{name}"
export const vendorPlace = "{vendor}"

/** The JSON in the element `#plan`, which the build writes. */
export interface BootPlan {
  readonly polyfills: string
  /** The address of the entry module, which contains the app without React. */
  readonly entry: string
  readonly entryImports: ReadonlyArray<string>
  /** The address of the module that contains React and the frame. */
  readonly render: string
  readonly home: string
  readonly pageChunks: string
  /** All files that the page of the document needs beside the app. The general document has no such list. */
  readonly files?: ReadonlyArray<string>
  /** The script that shows the page's banner, form or games. Undefined in documents without these. */
  readonly content?: string
  readonly calls: Readonly<Partial<Record<CallName, FirstCall>>>
  /** For each language its own dictionary, then the fallback dictionaries for missing texts. */
  readonly dictionaries: Readonly<Record<Language, ReadonlyArray<string>>>
  /** Keyed by the addresses that the document is for. Any other address opens without a shell. */
  readonly frames: Readonly<Record<string, PageFrame>>
  readonly texts: Texts
  readonly keys: Readonly<
    Record<
      "session" | "merchant" | "language" | "status" | "whitelabel" | "play" | "banner" | "winners" | "texts",
      string
    >
  >
}

/** The page's files that boot preloads. A user who may not see the page needs the files of another page. */
export const filesOf = (
  { files, pageChunks, frames }: Pick<BootPlan, "files" | "pageChunks" | "frames">,
  user: StoredUser,
  path: string,
): ReadonlyArray<string> => {
  const frame = frames[path]
  return files !== undefined && frame !== undefined && maySee(frame, user) ? files : [pageChunks]
}
