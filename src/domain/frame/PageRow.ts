import type { MessageKey } from "#i18n/messages.ts"
import type { Rule } from "#domain/Access.ts"
import type { ExtraModuleId } from "#domain/Whitelabel.ts"

/** The outline of a page's content, which shows while the page's code or its first data loads. */
export type Shape = "list" | "cards" | "posters" | "tiles" | "form" | "text"

/** The outline of most pages. */
export const usualShape: Shape = "list"

/** The properties that can differ between the addresses of one page. */
export interface Look {
  readonly title: MessageKey
  /** Whether the site header shows: logo, login or member, menu. */
  readonly header: boolean
  /** Whether the banner shows, as on home. */
  readonly banner: boolean
  readonly bottomMenu: boolean
  /** Whether the title bar has a close button. */
  readonly closes: boolean
  /** Target of the back arrow. `none` hides the arrow; `step` goes one step back in the history. */
  readonly back: "none" | "home" | "step"
  /** Target of the back arrow when the page was opened directly, so the history has no earlier entry. */
  readonly parent: string
  /** Query parameters that open a view of the page. The page itself is the parent of such a view. */
  readonly views: ReadonlyArray<string>
  /** The game category of the page. */
  readonly category: string
  readonly shape: Shape
}

/** An address, with what differs from the page's row. */
export type Address = string | (Partial<Look> & { readonly path: string; readonly rule?: Rule })

/** A page: its addresses, its access rule, and the look that all its addresses share. */
export interface Row extends Partial<Look> {
  readonly title: MessageKey
  readonly rule: Rule
  /** Why a guest is led from here to the login; by default, to see the account. */
  readonly loginReason?: MessageKey
  readonly at: ReadonlyArray<Address>
  /** Whether the page is closed during a break or a self-exclusion (gateway §11). */
  readonly isPlay?: boolean
  /** The module that has this page. While it is off, the address is unknown (decision 145). */
  readonly module?: ExtraModuleId
  /** Whether players often open the page from home. Its code is prefetched and cached for offline starts. */
  readonly isLikely?: boolean
}
