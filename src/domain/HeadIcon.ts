import { Schema } from "effect"

import { listOrNone, text } from "./Lenient.ts"
import * as Url from "./Url.ts"

/** The head icon of a member and those to choose from, gateway §3. Assumed: each is the address of a picture. */
export const HeadIcons = Schema.Struct({ icon: text, icons: listOrNone(Schema.String) })
export type HeadIcons = typeof HeadIcons.Type

/** The icons that may be shown, each once. */
export const choices = ({ icons }: HeadIcons): ReadonlyArray<string> =>
  [...new Set(icons)].filter((icon) => Url.isSafePicture(icon))
