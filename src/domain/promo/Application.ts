import { applicationLimits } from "#config/applicationLimits.ts"
import type { MessageKey } from "#i18n/messages.ts"
import * as TypedText from "#domain/TypedText.ts"

import * as PromotionRules from "./PromotionRules.ts"

/** The fields of an application for a promotion. */
export interface Typed<Picture extends PromotionRules.Image = PromotionRules.Image> {
  readonly comment: string
  readonly images: ReadonlyArray<Picture>
}

/** In form order. */
export const fields = ["comment", "images"] as const
export type Field = (typeof fields)[number]
export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

/** The comment that is sent: trimmed, without invisible characters. */
export const cleaned = (comment: string): string => TypedText.trimmed(TypedText.readable(comment))

/** The number of characters that the limit counts. */
export const lengthOf = (comment: string): number => TypedText.count(cleaned(comment))

/** Truncates the field's value to the maximum length. */
export const clipped = (comment: string): string => TypedText.clipped(comment, applicationLimits.comment)

const errorOfImages = (images: ReadonlyArray<PromotionRules.Image>): MessageKey | undefined => {
  const fault = images.map(PromotionRules.faultOf).find((each) => each !== undefined)
  if (fault !== undefined) return PromotionRules.imageFaults[fault]
  return images.length > applicationLimits.images ? PromotionRules.imageFaults.count : undefined
}

/**
 * Validates an application (spec §5).
 *
 * Assumed: comment and pictures are optional.
 */
export const check = ({ comment, images }: Typed): Errors => {
  const ofImages = errorOfImages(images)
  return {
    ...(lengthOf(comment) > applicationLimits.comment ? { comment: "activity_comment_length" as const } : {}),
    ...(ofImages === undefined ? {} : { images: ofImages }),
  }
}
