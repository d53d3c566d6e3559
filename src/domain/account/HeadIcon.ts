import { Schema } from "effect"

import { list, text } from "#domain/Lenient.ts"
import * as Url from "#domain/Url.ts"

/** The member's head icon and the available ones (gateway §3). Assumed: each is the address of a picture. */
export const HeadIcons = Schema.Struct({ icon: text, icons: list(Schema.String) })
export type HeadIcons = typeof HeadIcons.Type

/** The available icons with safe addresses, without duplicates. */
export const choices = ({ icons }: HeadIcons): ReadonlyArray<string> =>
  [...new Set(icons)].filter((icon) => Url.isSafePicture(icon))
