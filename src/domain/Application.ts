import { activityLimits } from "#config/activityLimits.ts"
import type { MessageKey } from "#i18n/messages.ts"

import * as Activity from "./Activity.ts"
import * as TypedText from "./TypedText.ts"

/** What a player writes and shows to apply for an activity. */
export interface Typed<Picture extends Activity.Image = Activity.Image> {
  readonly comment: string
  readonly images: ReadonlyArray<Picture>
}

/** In the order of the form. */
export const fields = ["comment", "images"] as const
export type Field = (typeof fields)[number]
export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

/** What is sent of a comment: nothing that is not seen, nor what is left at its ends. */
export const cleaned = (comment: string): string => TypedText.trimmed(TypedText.readable(comment))

/** How many characters of a comment count. */
export const lengthOf = (comment: string): number => TypedText.count(cleaned(comment))

/** What may stand in the field: typing stops at the longest. */
export const clipped = (comment: string): string => TypedText.clipped(comment, activityLimits.comment)

const errorOfImages = (images: ReadonlyArray<Activity.Image>): MessageKey | undefined => {
  const fault = images.map(Activity.faultOf).find((each) => each !== undefined)
  if (fault !== undefined) return Activity.imageFaults[fault]
  return images.length > activityLimits.images ? Activity.imageFaults.count : undefined
}

/**
 * What is wrong with an application; nothing when it may be sent (spec §5).
 *
 * Assumed: an application needs neither comment nor picture.
 */
export const check = ({ comment, images }: Typed): Errors => {
  const ofImages = errorOfImages(images)
  return {
    ...(lengthOf(comment) > activityLimits.comment ? { comment: "activity_comment_length" as const } : {}),
    ...(ofImages === undefined ? {} : { images: ofImages }),
  }
}

/** The fields with errors, in the form's order: the first of them gets the focus. */
export const wrongFields = (errors: Errors): ReadonlyArray<Field> =>
  fields.filter((field) => errors[field] !== undefined)
