import { Schema } from "effect"

import { list, text } from "#domain/Lenient.ts"
import * as Url from "#domain/Url.ts"

/** Assumed: each icon is the address of a picture (gateway §3). */
export const Avatars = Schema.Struct({ icon: text, icons: list(Schema.String) })
export type Avatars = typeof Avatars.Type

export const choices = ({ icons }: Avatars): ReadonlyArray<string> =>
  [...new Set(icons)].filter((icon) => Url.isSafePicture(icon))
