import type { MessageKey } from "#i18n/messages.ts"
import type { Rule } from "#domain/Access.ts"
import type { ExtraModuleId } from "#domain/Whitelabel.ts"

export type Shape = "list" | "cards" | "posters" | "tiles" | "form" | "text"

export const usualShape: Shape = "list"

export interface Look {
  readonly title: MessageKey
  readonly header: boolean
  readonly banner: boolean
  readonly bottomMenu: boolean
  readonly closes: boolean
  readonly back: "none" | "home" | "previous"
  // The back arrow opens this page if the history has no earlier entry.
  readonly parent: string
  // Each of these query parameters opens a view inside the page; its back arrow leads to the page without the parameter.
  readonly views: ReadonlyArray<string>
  readonly category: string
  readonly shape: Shape
}

export type Address = string | (Partial<Look> & { readonly path: string; readonly rule?: Rule })

export interface PageDefinition extends Partial<Look> {
  readonly title: MessageKey
  readonly rule: Rule
  readonly loginReason?: MessageKey
  readonly at: ReadonlyArray<Address>
  // The page is closed during a break or a self-exclusion (gateway §11).
  readonly isPlay?: boolean
  // While this module is off, the address is unknown (open point 145).
  readonly module?: ExtraModuleId
  // Home prefetches the chunk of the page, and the service worker caches the chunk for offline starts.
  readonly isLikely?: boolean
  // A reload of this page could interrupt a form, a money move or a game.
  readonly work?: "form" | "game"
}
