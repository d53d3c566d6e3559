import { applicationLimits } from "#config/promotionLimits.ts"
import type { MessageKey } from "#i18n/messages.ts"
import * as TypedText from "#domain/TypedText.ts"

import * as PromotionRules from "./PromotionRules.ts"

export interface Typed<Picture extends PromotionRules.Image = PromotionRules.Image> {
  readonly comment: string
  readonly images: ReadonlyArray<Picture>
}

export const fields = ["comment", "images"] as const
export type Field = (typeof fields)[number]
export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

export const cleaned = (comment: string): string => TypedText.trimmed(TypedText.readable(comment))

export const lengthOf = (comment: string): number => TypedText.count(cleaned(comment))

export const clipped = (comment: string): string => TypedText.clipped(comment, applicationLimits.comment)

const errorOfImages = (images: ReadonlyArray<PromotionRules.Image>): MessageKey | undefined => {
  const fault = images.map(PromotionRules.faultOf).find((each) => each !== undefined)
  if (fault !== undefined) return PromotionRules.imageFaults[fault]
  return images.length > applicationLimits.images ? PromotionRules.imageFaults.count : undefined
}

/** Assumed: comment and pictures are optional (spec §5). */
export const check = ({ comment, images }: Typed): Errors => {
  const ofImages = errorOfImages(images)
  return {
    ...(lengthOf(comment) > applicationLimits.comment ? { comment: "activity_comment_length" as const } : {}),
    ...(ofImages === undefined ? {} : { images: ofImages }),
  }
}
