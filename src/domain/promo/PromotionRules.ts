import { applicationLimits } from "#config/promotionLimits.ts"
import type { MessageKey } from "#i18n/messages.ts"
import * as CalendarDate from "#domain/CalendarDate.ts"
import { paragraphsOf } from "#domain/PlainText.ts"

import type { Promotion } from "./Promotion.ts"

export type Status = Promotion["status"]

export const statusNames = {
  Join: "activity_status_join",
  Claim: "activity_status_claim",
  Applying: "activity_status_applying",
  Close: "activity_status_close",
  Rejected: "activity_status_rejected",
  Issued: "activity_status_issued",
  Claimed: "activity_status_claimed",
  Process: "activity_status_process",
  Joined: "activity_status_joined",
  "coming soon": "activity_status_coming_soon",
} as const satisfies Readonly<Record<Status, MessageKey>>

export const mayApply = (status: Status): boolean => status === "Join" || status === "Claim"

/** Changes the status of a promotion until the gateway sends the new status. */
export const withApplied = (
  promotions: ReadonlyArray<Promotion>,
  promoId: string | undefined,
): ReadonlyArray<Promotion> =>
  promotions.map((promotion) => {
    const { status } = promotion
    if (promotion.promoId !== promoId || !mayApply(status)) return promotion
    return { ...promotion, status: status === "Claim" ? "Process" : "Applying" }
  })

export const toneOf = (status: Status): "action" | "good" | "bad" | "plain" => {
  switch (status) {
    case "Join":
    case "Claim":
      return "action"
    case "Issued":
    case "Claimed":
    case "Joined":
      return "good"
    case "Rejected":
      return "bad"
    default:
      return "plain"
  }
}

const categoryNames: Readonly<Record<string, MessageKey>> = {
  welcome: "activity_category_welcome",
  slots: "category_RNG",
  live: "category_LIVE",
  fish: "category_FISH",
  sports: "category_SPORTS",
  lottery: "category_LOTT",
  club: "activity_category_club",
}

export const categoryName = (category: string): MessageKey | undefined =>
  Object.entries(categoryNames).find(([known]) => known === category.toLowerCase())?.[1]

export const categoriesOf = (promotions: ReadonlyArray<Promotion>): ReadonlyArray<string> => [
  ...new Set(promotions.map(({ category }) => category).filter((category) => category !== "")),
]

export const ofCategory = (
  promotions: ReadonlyArray<Promotion>,
  category: string,
): ReadonlyArray<Promotion> =>
  categoriesOf(promotions).includes(category)
    ? promotions.filter((promotion) => promotion.category === category)
    : promotions

/** Promotions that need an action come first. Assumed: closed and upcoming promotions are omitted (open point 10). */
export const rewards = (promotions: ReadonlyArray<Promotion>): ReadonlyArray<Promotion> => {
  const open = promotions.filter(({ status }) => status !== "Close" && status !== "coming soon")
  return [...open.filter(({ status }) => mayApply(status)), ...open.filter(({ status }) => !mayApply(status))]
}

export interface Image {
  readonly name: string
  readonly type: string
  // The unit is bytes.
  readonly size: number
}

export type ImageFault = "type" | "size" | "count"

export const imageFaults: Readonly<Record<ImageFault, MessageKey>> = {
  type: "image_type_wrong",
  size: "image_too_large",
  count: "images_too_many",
}

const extensions: Readonly<Record<string, ReadonlyArray<string>>> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  // Some devices report image/jpg.
  "image/jpg": ["jpg", "jpeg"],
}

export const imageTypes = ".png,.jpg,.jpeg,image/png,image/jpeg"

const extensionOf = (name: string): string => name.slice(name.lastIndexOf(".") + 1).toLowerCase()

/** Spec §5 and open point 138 define these rules. */
export const faultOf = ({ name, type, size }: Image): ImageFault | undefined => {
  const known = Object.entries(extensions).find(([mime]) => mime === type.toLowerCase())
  if (known?.[1].includes(extensionOf(name)) !== true) return "type"
  return size > applicationLimits.imageMegabytes * 1024 * 1024 ? "size" : undefined
}

export interface Choice<StoredRequest> {
  readonly images: ReadonlyArray<StoredRequest>
  readonly refused: ReadonlyArray<{ readonly name: string; readonly fault: ImageFault }>
}

export const withChosen = <StoredRequest extends Image>(
  images: ReadonlyArray<StoredRequest>,
  chosen: ReadonlyArray<StoredRequest>,
): Choice<StoredRequest> =>
  chosen.reduce<Choice<StoredRequest>>(
    (choice, image) => {
      const fault = faultOf(image) ?? (choice.images.length < applicationLimits.images ? undefined : "count")
      return fault === undefined
        ? { ...choice, images: [...choice.images, image] }
        : { ...choice, refused: [...choice.refused, { name: image.name, fault }] }
    },
    { images, refused: [] },
  )

const dayOf = (time: number): string => (time > 0 ? CalendarDate.of(new Date(time)) : "")

export const daysOf = ({ start, end }: Pick<Promotion, "start" | "end">) => ({
  start: dayOf(start),
  end: dayOf(end),
})

export const nextDayOf = (promotion: Pick<Promotion, "start" | "end" | "status">) => {
  const { start, end } = daysOf(promotion)
  return promotion.status === "coming soon" && start !== "" ? { start, end: "" } : { start: "", end }
}

/** Assumed: a card shows the first paragraph of the content that does not repeat the title. */
export const gainOf = ({ title, content }: Pick<Promotion, "title" | "content">): string =>
  paragraphsOf(content).find((paragraph) => paragraph !== title) ?? ""
