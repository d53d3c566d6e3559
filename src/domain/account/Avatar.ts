import { Schema } from "effect"

import { list, text } from "#domain/Lenient.ts"
import * as Url from "#domain/Url.ts"

/** The member's avatar and the available ones (gateway §3). Assumed: each is the address of a picture. */
export const Avatars = Schema.Struct({ icon: text, icons: list(Schema.String) })
export type Avatars = typeof Avatars.Type

/** The available icons with safe addresses, without duplicates. */
export const choices = ({ icons }: Avatars): ReadonlyArray<string> =>
  [...new Set(icons)].filter((icon) => Url.isSafePicture(icon))
